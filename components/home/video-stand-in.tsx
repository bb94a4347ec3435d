function Charabanc() {
  return (
    <>
      <rect width="320" height="180" fill="#ffc800" />
      <path
        d="M86 104h170l-14-44"
        fill="none"
        stroke="#131c18"
        strokeWidth="11"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <g fill="#131c18">
        <rect x="92" y="30" width="27" height="54" rx="7" />
        <rect x="134" y="30" width="27" height="54" rx="7" />
        <rect x="176" y="30" width="27" height="54" rx="7" />
        <circle cx="124" cy="142" r="19" />
      </g>
      <circle cx="222" cy="142" r="14" fill="#ffc800" stroke="#131c18" strokeWidth="10" />
    </>
  );
}

const lines = [
  { y: 22, width: 120, sign: "#6fa0ff" },
  { y: 56, width: 90, sign: "#62dd8f" },
  { y: 90, width: 134, sign: "#eaa0ee" },
  { y: 124, width: 76, sign: "#ff6d5c" },
];

function Board() {
  return (
    <>
      <rect width="320" height="180" fill="#16211c" />
      {lines.map(({ y, width, sign }) => (
        <g key={y} transform={`translate(64 ${y})`}>
          <rect width="44" height="12" rx="2" fill="#ffc800" />
          <circle cx="73" cy="6" r="9" fill={sign} />
          <rect x="94" width={width} height="12" rx="2" fill="#f2f4ef" />
        </g>
      ))}
    </>
  );
}

function TouristSign() {
  return (
    <>
      <rect width="320" height="180" fill="#6b3e20" />
      <rect x="10" y="10" width="300" height="160" rx="8" fill="none" stroke="#fff" strokeWidth="3" />
      <path d="M70 130V92h26V66l14-20 14 20v26h30V72l13-18 13 18v58zM204 130l34-56 34 56z" fill="#fff" />
    </>
  );
}

const pictures = [Charabanc, Board, TouristSign];

/** Picture of a film that has no poster. */
export function VideoStandIn({ index }: { index: number }) {
  const Picture = pictures[index % pictures.length] ?? Board;
  return (
    <svg className="block h-full w-full" viewBox="0 0 320 180" aria-hidden="true">
      <Picture />
    </svg>
  );
}
