func.func @f(%a: vector<[8]xi16>, %b: vector<[8]xi16>, %c: vector<[16]xi8>, %d: vector<[16]xi8>, %acc: vector<[4]x[4]xi32>, %p: vector<[8]xi1>, %q: vector<[8]xi1>) {
  %smopa2 = arm_sme.smopa_2way %a, %b : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %smops2 = arm_sme.smops_2way %a, %b : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %umopa2 = arm_sme.umopa_2way %a, %b : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %umops2 = arm_sme.umops_2way %a, %b : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  %smopa4 = arm_sme.smopa_4way %c, %d : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %smops4 = arm_sme.smops_4way %c, %d : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %sumopa4 = arm_sme.sumopa_4way %c, %d : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %sumops4 = arm_sme.sumops_4way %c, %d : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %umopa4 = arm_sme.umopa_4way %c, %d : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %umops4 = arm_sme.umops_4way %c, %d : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %usmopa4 = arm_sme.usmopa_4way %c, %d : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %usmops4 = arm_sme.usmops_4way %c, %d : vector<[16]xi8>, vector<[16]xi8> into vector<[4]x[4]xi32>
  %m = arm_sme.smopa_2way %a, %b acc(%acc) masks(%p, %q) : vector<[8]xi16>, vector<[8]xi16> into vector<[4]x[4]xi32>
  return
}
