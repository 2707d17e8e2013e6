%0 = garden.sow 3
garden.water %0
shed.store %0
