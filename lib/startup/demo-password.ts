/** Of every account that the demo makes. A start that others can reach looks for it. */
export const demoPassword = "Charabanc2027";

/** Names that its accounts sign in with, whatever addresses they are given later. */
export const demoUserNames = ["admin", "busoperator", "touroperator", "driver", "hotel"] as const;
