/** Tells password managers whose password the form's is. */
export const PasswordOwner = ({ name }: { name: string }) => (
  <input className="sr-only" type="text" autoComplete="username" value={name} readOnly tabIndex={-1} aria-hidden />
);
