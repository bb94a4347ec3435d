const isAddress = (host: string) => /^[\d.]+$/.test(host) || host.includes(":");

/** Passkeys are bound to a name: a page that is open under a bare address has none. */
export const canPasskeys = () => "PublicKeyCredential" in window && !isAddress(location.hostname);
