%0 = arm_sme.get_tile {tile_id = 1 : i64} : vector<[4]x[4]xi32>
// -----
%0 = arm_sme.get_tile {tile_id = 1 : si32} : vector<[4]x[4]xi32>
// -----
%0 = arm_sme.zero {tile_id = 1 : i8} : vector<[4]x[4]xi32>
