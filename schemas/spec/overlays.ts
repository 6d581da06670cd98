/** Unit: ms. Source: spec.md section 9, "Dialog close delay 1 ms". */
export const dialogCloseDelayMs = 1;

/** Unit: ms. Source: spec.md section 9, "drawer close 200 ms". */
export const drawerCloseMs = 200;
