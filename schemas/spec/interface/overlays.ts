/** Unit: ms. Source: docs/requirements.md, Numbers, "Dialog close delay 1 ms". */
export const dialogCloseDelayMs = 1;

/** Unit: ms. Source: docs/requirements.md, Numbers, "drawer close 200 ms". */
export const drawerCloseMs = 200;
