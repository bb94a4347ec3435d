/** Browser storage key: of whom the browser keeps something. */
export const deviceKey = "device";
