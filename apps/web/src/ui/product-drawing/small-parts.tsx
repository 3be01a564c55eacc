import { say } from "@sunwright/words/ui";
import type { ReactNode } from "react";
import { choiceOf, countOf, figureOf, type Spec } from "./stated";

/** Parts that a system is put together with. All stand in a field of 200 × 172. */
interface PartProps {
  readonly spec: Spec;
}

const MODULE = 34;

interface RowProps extends PartProps {
  /** Each module is drawn by this, in a field of 34 × 110. */
  readonly face: ReactNode;
  /** Modules where the poles are not stated. */
  readonly usual?: number;
}

/** Devices of a board stand in modules on a rail: one for each pole. The rating is written on the first. */
function OnRail({ spec, face, usual = 2 }: RowProps) {
  const modules = countOf(figureOf(spec, "poles") ?? usual, 4);
  const left = 100 - (modules * MODULE) / 2;
  return (
    <>
      <path d="M12 78h176M12 94h176" className="drawn-faint" />
      {Array.from({ length: modules }, (_, index) => (
        <g key={index} transform={`translate(${left + index * MODULE} 31)`}>
          <rect width={MODULE} height="110" rx="2" className="drawn-body" />
          <circle cx="17" cy="10" r="4.500" />
          <circle cx="17" cy="100" r="4.500" />
          {face}
        </g>
      ))}
      <Rating spec={spec} x={left + (modules * MODULE) / 2} y={161} />
    </>
  );
}

/** What it carries, as it is printed on it; nothing where it is not stated. */
function Rating({ spec, x, y }: PartProps & { readonly x: number; readonly y: number }) {
  const amperes = figureOf(spec, "ratingAmperes");
  const volts = figureOf(spec, "volts");
  if (amperes === null && volts === null) return null;
  const text = amperes === null ? say("drawn.volts", { volts: volts ?? 0 }) : say("drawn.amperes", { amperes });
  return (
    <text x={x} y={y} className="drawn-text" textAnchor="middle">
      {text}
    </text>
  );
}

const lever = (
  <>
    <rect x="7" y="26" width="20" height="58" rx="2" className="drawn-shade" />
    <rect x="11" y="32" width="12" height="22" rx="2" className="drawn-dot" />
  </>
);
export const BreakerDrawing = ({ spec }: PartProps) => <OnRail spec={spec} face={lever} />;

const testButton = (
  <>
    <rect x="7" y="26" width="20" height="34" rx="2" className="drawn-shade" />
    <rect x="11" y="30" width="12" height="16" rx="2" className="drawn-dot" />
    <rect x="9" y="68" width="16" height="12" rx="2" className="drawn-battery" />
  </>
);
export const ResidualCurrentDrawing = ({ spec }: PartProps) => <OnRail spec={spec} face={testButton} />;

const arrester = (
  <>
    <rect x="9" y="26" width="16" height="14" className="drawn-battery" />
    <path d="m20 48-9 17h6l-4 15 11-20h-6l6-12Z" />
  </>
);
export const SurgeDrawing = ({ spec }: PartProps) => <OnRail spec={spec} face={arrester} />;

const fuseDoor = (
  <>
    <path d="M6 26h22v58H6Z" className="drawn-shade" />
    <rect x="12" y="34" width="10" height="34" rx="5" className="drawn-body" />
    <path d="M10 76h14" />
  </>
);
export const FuseHolderDrawing = ({ spec }: PartProps) => <OnRail spec={spec} face={fuseDoor} usual={1} />;

/** A cartridge; one for a battery is bolted between two bars. */
export function FuseDrawing({ spec }: PartProps) {
  const isBolted = choiceOf(spec, "use") === "battery";
  return (
    <>
      {isBolted ? (
        <path d="M18 70h164v24H18Z" className="drawn-shade" />
      ) : (
        <path d="M40 66h24v32H40ZM136 66h24v32h-24Z" className="drawn-shade" />
      )}
      {isBolted && (
        <>
          <circle cx="32" cy="82" r="6" className="drawn-body" />
          <circle cx="168" cy="82" r="6" className="drawn-body" />
        </>
      )}
      <rect x="58" y={isBolted ? 54 : 62} width="84" height={isBolted ? 56 : 40} rx="4" className="drawn-body" />
      <path d="M70 82h12q6-9 12 0t12 0h24" className="drawn-wire" />
      <Rating spec={spec} x={100} y={136} />
    </>
  );
}

/** A switch that is turned; of two supplies it has three stands. */
function Turned({ spec, stands }: PartProps & { readonly stands: readonly string[] }) {
  const angles = stands.length === 2 ? [0, 90] : [-60, 0, 60];
  return (
    <>
      <rect x="46" y="12" width="108" height="128" rx="6" className="drawn-body" />
      <circle cx="100" cy="80" r="36" className="drawn-shade" />
      <rect x="92" y="48" width="16" height="64" rx="4" className="drawn-dot" />
      {stands.map((name, index) => {
        const turn = ((angles[index] ?? 0) * Math.PI) / 180;
        return (
          <text
            key={name}
            x={100 + 47 * Math.sin(turn)}
            y={85 - 52 * Math.cos(turn)}
            className="drawn-text"
            textAnchor="middle"
          >
            {name}
          </text>
        );
      })}
      <Rating spec={spec} x={100} y={161} />
    </>
  );
}
export const IsolatorDrawing = ({ spec }: PartProps) => <Turned spec={spec} stands={["1", "0"]} />;
export const ChangeoverDrawing = ({ spec }: PartProps) => <Turned spec={spec} stands={["1", "0", "2"]} />;

export const RelayDrawing = () => (
  <>
    <path d="M12 78h176M12 94h176" className="drawn-faint" />
    <rect x="52" y="31" width="96" height="110" rx="3" className="drawn-body" />
    <rect x="64" y="56" width="48" height="30" rx="2" className="drawn-screen" />
    <path d="M70 71q4-12 9 0t9 0 9 0" className="drawn-wave" />
    <circle cx="130" cy="62" r="4.500" className="drawn-lamp" />
    <circle cx="130" cy="78" r="4.500" />
    <path d="M64 100h72M64 106h50" className="drawn-faint" />
    <path
      d="M66 41h1M83 41h1M100 41h1M117 41h1M134 41h1M66 131h1M83 131h1M100 131h1M117 131h1M134 131h1"
      className="drawn-lead"
    />
  </>
);

export const ShutdownDrawing = ({ spec }: PartProps) => (
  <>
    <rect x="62" y="46" width="76" height="70" rx="6" className="drawn-body" />
    <path d="m108 56-20 26h12l-6 22 20-28h-12l6-20Z" className="drawn-lamp" />
    <path d="M62 64H22M62 98H22M138 64h40M138 98h40" className="drawn-lead" />
    <Rating spec={spec} x={100} y={148} />
  </>
);

/** A reel; the colour of its sheath is that of its use. */
export function CableDrawing({ spec }: PartProps) {
  const use = choiceOf(spec, "use");
  const area = figureOf(spec, "areaSquareMillimetres");
  const sheath =
    { battery: "drawn-cable-plus", earth: "drawn-cable-earth", mains: "drawn-cable-mains" }[use] ?? "drawn-cable";
  return (
    <>
      {[0, 13, 26].map((down) => (
        <ellipse key={down} cx="92" cy={62 + down} rx="66" ry="30" className={sheath} />
      ))}
      <path d="M158 88q10 12 0 26t14 30" className={sheath} />
      <ellipse cx="92" cy="62" rx="40" ry="17" />
      {area !== null && (
        <text x="92" y="152" className="drawn-text" textAnchor="middle">
          {say("drawn.section", { area })}
        </text>
      )}
    </>
  );
}

export const ConnectorDrawing = () => (
  <>
    <path d="M6 66h30M164 106h30" className="drawn-lead" />
    <path d="M36 54h36v24H36Z" className="drawn-body" />
    <path d="M72 50h24v32H72Z" className="drawn-shade" />
    <path d="M96 60h18M96 72h18" />
    <path d="M128 94h36v24h-36Z" className="drawn-body" />
    <path d="M104 90h24v32h-24Z" className="drawn-shade" />
    <path d="M104 100H88v12h16" />
  </>
);

export const EnclosureDrawing = ({ spec }: PartProps) => {
  const digits = figureOf(spec, "protectionDigits");
  return (
    <>
      <rect x="34" y="14" width="132" height="136" rx="4" className="drawn-body" />
      <rect x="46" y="26" width="108" height="112" rx="2" />
      <path d="M58 60h84M58 96h84" className="drawn-faint" />
      <path
        d="M66 48h14v24H66ZM82 48h14v24H82ZM98 48h14v24H98ZM66 84h14v24H66ZM82 84h14v24H82Z"
        className="drawn-shade"
      />
      <path d="M160 76v14" className="drawn-lead" />
      {digits !== null && (
        <text x="128" y="130" className="drawn-text" textAnchor="middle">
          {say("drawn.protection", { digits })}
        </text>
      )}
    </>
  );
};

export function EarthingDrawing({ spec }: PartProps) {
  if (choiceOf(spec, "piece") === "clamp")
    return (
      <>
        <path d="M84 10h32v152H84Z" className="drawn-shade" />
        <path d="M58 62h84v48H58Z" className="drawn-body" />
        <circle cx="72" cy="86" r="7" className="drawn-dot" />
        <circle cx="128" cy="86" r="7" className="drawn-dot" />
        <path d="M142 86q28 0 34 40" className="drawn-cable-earth" />
      </>
    );
  return (
    <>
      <path
        d="M20 44h52M128 44h52M28 52l-8 8M44 52l-8 8M60 52l-8 8M148 52l-8 8M164 52l-8 8M180 52l-8 8"
        className="drawn-faint"
      />
      <path d="M94 14h12v128l-6 18-6-18Z" className="drawn-shade" />
      <path d="M86 28h28v14H86Z" className="drawn-body" />
      <path d="M114 35q30-2 40-24" className="drawn-cable-earth" />
    </>
  );
}

const Rail = () => (
  <>
    {[0, 1, 2].map((index) => (
      <g key={index} transform={`translate(${14 + index * 6} ${8 + index * 23})`}>
        <path d="M0 84 144 0l12 6L12 90Z" className="drawn-body" />
        <path d="M12 90 156 6v10L12 100Z" className="drawn-shade" />
        <path d="m0 84 12 6v10L0 94Z" className="drawn-dot" />
      </g>
    ))}
  </>
);

const EndClamp = () => (
  <>
    <path d="M30 140h140v14H30Z" className="drawn-shade" />
    <path d="M100 62h70v78h-70Z" className="drawn-cells-soft" />
    <path d="M58 140V48h62v14H74v78Z" className="drawn-body" />
    <path d="M82 30h10v110H82ZM76 22h22v10H76Z" className="drawn-dot" />
  </>
);

const MidClamp = () => (
  <>
    <path d="M20 140h160v14H20Z" className="drawn-shade" />
    <path d="M20 62h64v78H20ZM116 62h64v78h-64Z" className="drawn-cells-soft" />
    <path d="M62 48h76v14h-22v60H84V62H62Z" className="drawn-body" />
    <path d="M95 30h10v110H95ZM88 22h24v10H88Z" className="drawn-dot" />
  </>
);

const RoofHook = () => (
  <>
    <path d="M10 118 70 92l50 26 60-26v16l-60 26-50-26-60 26Z" className="drawn-shade" />
    <path d="M66 150V94q0-22 22-22h46V24h14v62H92q-12 0-12 12v52Z" className="drawn-body" />
    <circle cx="141" cy="36" r="4" className="drawn-dot" />
    <path d="M52 150h42v8H52Z" className="drawn-body" />
  </>
);

const RoofSupport = () => (
  <>
    <path d="M18 142h164v12H18Z" className="drawn-shade" />
    <path d="M28 142 156 66l8 12-116 64Z" className="drawn-body" />
    <path d="M144 78h12v64h-12Z" className="drawn-body" />
    <path d="m26 132 126-76 6 10" className="drawn-panel-edge" />
  </>
);

const Post = () => (
  <>
    <path d="M18 128h64M118 128h64" className="drawn-faint" />
    <path d="M86 22h28v138H86Z" className="drawn-shade" />
    <path d="M70 12h60v12H70Z" className="drawn-body" />
  </>
);

/** Pieces that panels are held by. */
export function MountingDrawing({ spec }: PartProps) {
  const piece = choiceOf(spec, "piece");
  if (piece === "end-clamp") return <EndClamp />;
  if (piece === "mid-clamp") return <MidClamp />;
  if (piece === "roof-hook") return <RoofHook />;
  if (piece === "roof-support") return <RoofSupport />;
  return piece === "post" || piece === "pole" ? <Post /> : <Rail />;
}
