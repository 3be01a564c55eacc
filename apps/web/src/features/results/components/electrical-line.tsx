import { say } from "@sunwright/words/results";
import type { CircuitName, DeviceKind, ElectricalCircuit } from "@sunwright/engine/sizing/inputs/electrical-types";
import type { ReactNode } from "react";
import { useWidth } from "../../../lib/use-width";
import { ratingText, singleLineSentence } from "@sunwright/report/electrical-text";

const HEIGHT = 84;
/** Of the line. */
const Y = 36;
const END_WIDTH = 74;

const ENDS: Readonly<Record<CircuitName, readonly [string, string]>> = {
  "panel-inverter": [say("panels"), say("inverter")],
  "battery-inverter": [say("battery"), say("inverter")],
  "inverter-load": [say("inverter"), say("load")],
  "inverter-generator": [say("generator"), say("inverter")],
  "inverter-grid": [say("inverter"), say("grid")],
};

interface SingleLineProps {
  readonly circuit: ElectricalCircuit;
  readonly width?: number;
}

/** The circuit as one line with the symbols of IEC 60617; the table under it says the same in words. */
export function SingleLine({ circuit, width: fixedWidth }: SingleLineProps) {
  const [box, measured] = useWidth(390);
  const width = Math.min(fixedWidth ?? measured, 560);
  const [from, to] = ENDS[circuit.run];
  const step = (width - 2 * END_WIDTH) / circuit.devices.length;
  return (
    <div ref={box} className="single-line">
      <svg
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        role="img"
        aria-label={singleLineSentence(circuit)}
      >
        <End x={0.75} label={from} />
        <path d={`M${END_WIDTH} ${Y}H${width - END_WIDTH}`} className="single-line-wire" />
        {circuit.devices.map((device, index) => (
          <g key={device.kind} transform={`translate(${END_WIDTH + step * (index + 0.5)} ${Y})`}>
            {SYMBOLS[device.kind]}
            <text y={-20} textAnchor="middle" className="single-line-text">
              {ratingText(device)}
            </text>
          </g>
        ))}
        <End x={width - END_WIDTH} label={to} />
      </svg>
    </div>
  );
}

const End = ({ x, label }: { readonly x: number; readonly label: string }) => (
  <g transform={`translate(${x} ${Y})`}>
    <rect y={-15} width={END_WIDTH - 0.75} height={30} rx={4} className="single-line-box" />
    <text x={END_WIDTH / 2} y={4.5} textAnchor="middle" className="single-line-text">
      {label}
    </text>
  </g>
);

/** Hides the line where a contact stands open in it. */
const Gap = () => <path d="M-10 0H10" className="single-line-gap" />;
const Contact = () => (
  <>
    <Gap />
    <circle cx={-10} r={2} className="single-line-dot" />
    <circle cx={10} r={2} className="single-line-dot" />
    <path d="M-10 0 8 -10" />
  </>
);
const Surge = () => (
  <>
    <circle r={2} className="single-line-dot" />
    <path d="M0 0V10M0 28V34M-8 34H8M-5 38H5M-2 42H2" />
    <path d="M-6 10H6V28H-6ZM-3 15 3 15 0 22Z" />
  </>
);

const Boxed = ({ children }: { readonly children: string }) => (
  <>
    <rect x={-13} y={-11} width={26} height={22} rx={2} className="single-line-box" />
    <text y={4} textAnchor="middle" className="single-line-text">
      {children}
    </text>
  </>
);

const SYMBOLS: Readonly<Record<DeviceKind, ReactNode>> = {
  "string-fuse": <path d="M-12 -5H12V5H-12Z" />,
  "battery-fuse": <path d="M-12 -5H12V5H-12Z" />,
  "dc-isolator": (
    <>
      <Contact />
      <path d="M10 -5V5" />
    </>
  ),
  "rapid-shutdown": <Boxed>0</Boxed>,
  "dc-surge": <Surge />,
  "ac-surge": <Surge />,
  breaker: (
    <>
      <Contact />
      <path d="M7 -3 13 3M13 -3 7 3" />
    </>
  ),
  "residual-current": (
    <>
      <Contact />
      <ellipse cx={17} rx={4} ry={8} />
    </>
  ),
  changeover: (
    <>
      <Gap />
      <circle cx={-10} r={2} className="single-line-dot" />
      <circle cx={10} r={2} className="single-line-dot" />
      <circle cx={10} cy={14} r={2} className="single-line-dot" />
      <path d="M-10 0 9 -1M10 14H16" />
    </>
  ),
  "interface-protection": <Boxed>U f</Boxed>,
};
