/** The bus on the line; CSS shows it after 400 ms, so that a quick answer shows no loader at all. */
export function Loader({ label }: { label: string }) {
  return (
    <div className="loader" role="status">
      <b>{label}</b>
      <span className="loader-l" aria-hidden />
    </div>
  );
}
