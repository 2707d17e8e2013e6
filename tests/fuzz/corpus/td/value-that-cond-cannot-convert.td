class K0{int k;}def d1:K0{let k=4;}def{list<int>f=!head([[1],!cond(!not(0):!foreach(e,[""],d1.k),true:[0b1])]<list<int>>);}
