!ty1 = tensor<*xcomplex<f8E8M0FNU>>
%1 = "tent.long_name_here"() : () -> (!bar.x.y_z<[1, {a}]>) loc("-":3:3 to 3:3)
%x_2 = "x.y"(%1, %1, %1, %1, %1) : (!bar.x.y_z<[1, {a}]>, !bar.x.y_z<[1, {a}]>, !bar.x.y_z<[1, {a}]>, !bar.x.y_z<[1, {a}]>, !bar.x.y_z<[1, {a}]>) -> (memref<128x?x128xf4E2M1FN>)