/** Loaded with the first passkey: it brings all of X.509 along, 5 MB that a process at rest does without. */
export const passkeyLibrary = () => import("@simplewebauthn/server");
