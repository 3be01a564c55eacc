import { say } from "@sunwright/words/dashboards";
import type { ServiceRequest } from "@sunwright/contract/dashboards";
import { milesOf, type RoadUnit } from "@sunwright/engine/countries/road-unit";
import { radius as radiusText } from "../../../lib/format";
import { SectionRule } from "../../../ui/section-rule";
import { TableTwin } from "../../../ui/table-twin";
import { compassPoint, spot } from "../model/map";

/**
 * What the rings stand for, in what the firm's roads are counted in. Source: the specification's form begins with 50 miles,
 * which are 80 km.
 */
const RINGS = { mi: [10, 25, 50], km: [20, 40, 80] } as const satisfies Readonly<Record<RoadUnit, readonly number[]>>;
/** [px] */
const MAP_RADIUS = 128;
const MIDDLE = 160;

const COLOURS: Readonly<Record<ServiceRequest["state"], string>> = {
  new: "var(--select)",
  accepted: "var(--battery)",
  quoted: "var(--text-2)",
  site_visit: "var(--battery)",
};

interface ServiceMapProps {
  readonly requests: readonly ServiceRequest[];
  readonly unit: RoadUnit;
}

/** Where the requests come from, north up. */
export function ServiceMap({ requests, unit }: ServiceMapProps) {
  const inMiles = (ring: number) => (unit === "mi" ? ring : milesOf(ring));
  const [, nearRing, rim] = RINGS[unit];
  const near = requests.filter(({ distance }) => distance <= inMiles(nearRing)).length;
  return (
    <section>
      <SectionRule title={say("map.title")} aside={say("map.radius", { radius: radiusText(inMiles(rim), unit) })} />
      <svg viewBox="0 0 320 300" aria-hidden="true" className="mx-auto mt-4 block w-full max-w-90">
        <g transform={`translate(${MIDDLE} 146)`}>
          {RINGS[unit].map((ring) => (
            <Ring key={ring} ring={ring} of={rim} unit={unit} />
          ))}
          <path d="M-5 0H5M0 -5V5" stroke="var(--text)" strokeWidth="1.6" />
          {requests.map((request) => (
            <Request key={request.id} request={request} of={inMiles(rim)} />
          ))}
        </g>
      </svg>
      <p className="type-help text-text-2">
        {say("map.nearRequests", { near, requests: requests.length, radius: radiusText(inMiles(nearRing), unit) })}
      </p>
      <TableTwin
        caption={say("map.table")}
        head={[say("map.place"), say("map.distance"), say("map.direction")]}
        rows={requests.map(({ place, distance, bearing }) => [
          place,
          radiusText(distance, unit),
          say("map.compassPoint", { point: compassPoint(bearing) }),
        ])}
      />
    </section>
  );
}

interface RingProps {
  readonly ring: number;
  /** The rim of the map. */
  readonly of: number;
  readonly unit: RoadUnit;
}

function Ring({ ring, of, unit }: RingProps) {
  const r = (MAP_RADIUS * ring) / of;
  const rim = ring === of;
  const { x, y } = spot(26, ring / of, MAP_RADIUS);
  return (
    <>
      <circle
        r={r}
        fill="none"
        stroke={rim ? "var(--text)" : "var(--line-strong)"}
        strokeWidth={rim ? 1.6 : 1}
        strokeDasharray={rim ? undefined : "3 3"}
      />
      <text x={x + 6} y={y - 2} fontSize="12" fill="var(--text-3)">
        {say("map.ring", { distance: ring, unit })}
      </text>
    </>
  );
}

interface RequestProps {
  readonly request: ServiceRequest;
  /** The rim of the map. [miles] */
  readonly of: number;
}

function Request({ request: { bearing, distance, place, state }, of }: RequestProps) {
  const { x, y } = spot(bearing, distance / of, MAP_RADIUS);
  const leftOf = x < 0;
  return (
    <>
      <circle cx={x} cy={y} r="5.5" fill={COLOURS[state]} stroke="var(--paper)" strokeWidth="2" />
      <text
        x={leftOf ? x - 10 : x + 10}
        y={y + 4}
        textAnchor={leftOf ? "end" : "start"}
        fontSize="12.5"
        fontWeight="500"
        fill="var(--text)"
        stroke="var(--paper)"
        strokeWidth="4"
        paintOrder="stroke"
        strokeLinejoin="round"
      >
        {place}
      </text>
    </>
  );
}
