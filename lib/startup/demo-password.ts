/** Of every account that the demo makes. A start that others can reach looks for it. */
export const demoPassword = "Charabanc2027";
