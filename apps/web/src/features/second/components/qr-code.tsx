import encodeQR from "qr";

/** A quiet zone of four modules, as ISO/IEC 18004 asks. */
const QUIET = 4;

/** Dark on light in every theme: many readers know no other. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQR(text, "raw", { border: QUIET });
  const side = rows.length;
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-44 rounded-2 border border-line"
    >
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
