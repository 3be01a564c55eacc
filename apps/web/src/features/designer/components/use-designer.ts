import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useReducer, useState } from "react";
import { engineQuery } from "../api/engine";
import { type Design, type DesignAction, designed, FIRST_DESIGN, shownPanels } from "../model/design";
import type { Rectangle } from "@sunwright/engine/geometry/rectangle";
import type { Access, HeatMode } from "../model/heat";
import type { Opened } from "../model/layout-file";
import { type DesignedPanel, figuresOf, placeOf } from "../model/panel-layout";
import type { RoofPlace } from "@sunwright/engine/roof/roof-place";
import type { AskedRoof, Site, SiteList, YearAnswer } from "../model/question";
import type { Moment } from "../model/sky";
import { useKeptTable } from "./use-kept-table";

const useSites = (place: RoofPlace | null) => useQuery(engineQuery<"sites">({ kind: "sites", place })).data ?? null;

/** Questions wait until a slider has come to rest for this long. [ms] */
const REST_MS = 180;

function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

export interface Designer {
  readonly design: Design;
  readonly dispatch: (action: DesignAction) => void;
  /** Those on the roof. */
  readonly panels: readonly DesignedPanel[];
  readonly figures: ReturnType<typeof figuresOf>;
  readonly sites: SiteList | null;
  readonly site: Site | null;
  readonly chooseSite: (id: string) => void;
  readonly asked: AskedRoof | null;
  readonly year: YearAnswer | null;
  /** The year is of the design as it is now. */
  readonly yearIsCurrent: boolean;
  readonly yearFailed: boolean;
  readonly moment: Moment;
  readonly setMoment: (change: Partial<Moment>) => void;
  readonly heatMode: HeatMode;
  readonly setHeatMode: (mode: HeatMode) => void;
  readonly heat: Access | null;
}

const FIRST_HOUR = 14;
const DAY_MS = 86_400_000;
/** Today's day of the year. */
const today = () => {
  const now = new Date();
  return Math.min(
    365,
    Math.floor(
      (Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.UTC(now.getFullYear(), 0, 1)) / DAY_MS,
    ) + 1,
  );
};

/** A design with everything that follows from it: figures, the sun of its site, its simulated year and its shade. */
export function useDesigner(name: string, opened: Opened | null, place: RoofPlace | null): Designer {
  const [from] = useState(opened?.design ?? FIRST_DESIGN);
  const table = useKeptTable(name, from);
  const [kept] = useState(table.read);
  const [design, dispatch] = useReducer(designed, kept?.design ?? from);
  const [chosen, chooseSite] = useState<string | null>(kept?.site ?? null);
  const [moment, setWholeMoment] = useState<Moment>(kept?.moment ?? (() => ({ day: today(), hour: FIRST_HOUR })));
  const [heatMode, setHeatMode] = useState<HeatMode>(kept?.heatMode ?? "none");
  useEffect(() => {
    table.write({ design, site: chosen, moment, heatMode });
  }, [table, design, chosen, moment, heatMode]);
  const sites = useSites(place);
  const site = useMemo(() => sites?.sites.find(({ id }) => id === (chosen ?? sites.chosen)) ?? null, [sites, chosen]);
  const panels = useMemo(() => shownPanels(design), [design]);
  const { roof, panel, obstructions } = design;
  const asked = useMemo(
    (): AskedRoof | null =>
      site && {
        site: site.id,
        roof: { width: roof.width, height: roof.height, tilt: roof.tilt, azimuth: roof.azimuth },
        panel: { width: panel.width, height: panel.height, power: panel.power },
        obstructions,
      },
    [site, roof, panel, obstructions],
  );
  // Selecting a panel changes nothing that the engine is asked.
  const places = useMemo(() => panels.map((one) => placeOf(one, panel)), [panels, panel]);
  const question = useSettled(useMemo(() => asked && { ...asked, panels: places }, [asked, places]));
  const year = useYear(question);
  const day = useDay(question, useSettled(moment.day), heatMode === "day");
  const access = heatMode === "year" ? year.data?.access : heatMode === "day" ? day.data?.access : undefined;
  const heat = useMemo(
    () => (access?.length === panels.length ? new Map(panels.map(({ id }, index) => [id, access[index] ?? 1])) : null),
    [access, panels],
  );
  return {
    design,
    dispatch,
    panels,
    figures: useMemo(() => figuresOf(panels.length, roof, panel), [panels.length, roof, panel]),
    sites,
    site,
    chooseSite,
    asked,
    year: year.data ?? null,
    yearIsCurrent: !year.isPlaceholderData && question?.panels === places,
    yearFailed: year.isError,
    moment,
    setMoment: (change) => setWholeMoment((now) => ({ ...now, ...change })),
    heatMode,
    setHeatMode,
    heat,
  };
}

type Asked = AskedRoof & { readonly panels: readonly Rectangle[] };
/** Stands for the question while there is no site; it is never asked. */
const NOWHERE: Asked = {
  site: "",
  roof: { width: 0, height: 0, tilt: 0, azimuth: 0 },
  panel: { width: 0, height: 0, power: 0 },
  obstructions: [],
  panels: [],
};

const useYear = (question: Asked | null) =>
  useQuery(engineQuery<"year">({ kind: "year", ...(question ?? NOWHERE) }, question !== null));

const useDay = (question: Asked | null, day: number, wanted: boolean) =>
  useQuery(engineQuery<"day">({ kind: "day", day, ...(question ?? NOWHERE) }, wanted && question !== null));
