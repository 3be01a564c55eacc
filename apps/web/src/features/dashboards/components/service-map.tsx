import { say } from "@sunwright/words/dashboards";
import type { ServiceRequest } from "@sunwright/contract/dashboards";
import { radius as radiusText } from "../../../lib/format";
import { SectionRule } from "../../../ui/section-rule";
import { TableTwin } from "../../../ui/table-twin";
import { compassPoint, spot } from "../model/map";

/** As the specification's form begins: 50 miles. Distances the rings stand for. [miles] */
const RADIUS = 50;
const NEAR = 25;
const RINGS = [10, NEAR, RADIUS] as const;
/** [px] */
const MAP_RADIUS = 128;
const MIDDLE = 160;

const COLOURS: Readonly<Record<ServiceRequest["state"], string>> = {
  new: "var(--select)",
  accepted: "var(--battery)",
  quoted: "var(--text-2)",
  site_visit: "var(--battery)",
};

/** Where the requests come from, north up. */
export function ServiceMap({ requests }: { readonly requests: readonly ServiceRequest[] }) {
  const near = requests.filter(({ distance }) => distance <= NEAR).length;
  return (
    <section>
      <SectionRule title={say("map.title")} aside={say("map.radius", { radius: radiusText(RADIUS) })} />
      <svg viewBox="0 0 320 300" aria-hidden="true" className="mx-auto mt-4 block w-full max-w-90">
        <g transform={`translate(${MIDDLE} 146)`}>
          {RINGS.map((ring) => (
            <Ring key={ring} miles={ring} />
          ))}
          <path d="M-5 0H5M0 -5V5" stroke="var(--text)" strokeWidth="1.6" />
          {requests.map((request) => (
            <Request key={request.id} request={request} />
          ))}
        </g>
      </svg>
      <p className="type-help text-text-2">
        {say("map.nearRequests", { near, requests: requests.length, radius: radiusText(NEAR) })}
      </p>
      <TableTwin
        caption={say("map.table")}
        head={[say("map.place"), say("map.distance"), say("map.direction")]}
        rows={requests.map(({ place, distance, bearing }) => [
          place,
          radiusText(distance),
          say("map.compassPoint", { point: compassPoint(bearing) }),
        ])}
      />
    </section>
  );
}

function Ring({ miles }: { readonly miles: number }) {
  const r = (MAP_RADIUS * miles) / RADIUS;
  const rim = miles === RADIUS;
  const { x, y } = spot(26, miles / RADIUS, MAP_RADIUS);
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
        {say("map.miles", { miles })}
      </text>
    </>
  );
}

function Request({ request: { bearing, distance, place, state } }: { readonly request: ServiceRequest }) {
  const { x, y } = spot(bearing, distance / RADIUS, MAP_RADIUS);
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
