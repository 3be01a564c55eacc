import { say } from "@sunwright/words/designer";
interface CompassProps {
  /** Where the slope looks. [°] */
  readonly azimuth: number;
  /** Around the house, from its front. [°] */
  readonly yaw: number;
}

/** Where north is on the screen. Who stands before a south roof looks north. */
export function Compass({ azimuth, yaw }: CompassProps) {
  const north = 180 - azimuth + yaw;
  const angle = ((north - 90) * Math.PI) / 180;
  return (
    <div
      className="designer-compass"
      role="img"
      aria-label={say("north.at", { angle: Math.round(((north % 360) + 360) % 360) })}
    >
      <svg viewBox="-36 -36 72 72" width="72" height="72" aria-hidden="true">
        <circle r="22" className="designer-compass-ring" />
        <g transform={`rotate(${north})`}>
          <path d="M0-19 5.500 0-5.500 0Z" className="designer-compass-north" />
          <path d="M0 19 5.500 0-5.500 0Z" className="designer-compass-south" />
        </g>
        <text
          x={Math.cos(angle) * 29}
          y={Math.sin(angle) * 29}
          dy="0.36em"
          textAnchor="middle"
          className="designer-compass-text"
        >
          {say("north.letter")}
        </text>
      </svg>
    </div>
  );
}
