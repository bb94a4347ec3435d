/** More than any company has; a list longer than that is a mistake. */
export const mostDrivers = 500;
