import { layoutCandidates, roofProblemOf, USUAL_RULES } from "@sunwright/engine/designer/best-layout";
import { raysOfDay } from "@sunwright/engine/designer/day-sun";
import { CITIES, type City, cityById, representativeCity } from "@sunwright/engine/climate/cities";
import { timeZoneOf } from "@sunwright/engine/climate/time-zone";
import { COUNTRY_MONEY } from "@sunwright/engine/countries/country-money";
import { shadeInMillimetres, rectangleInMillimetres } from "@sunwright/engine/layout/problem";
import { sharesOf } from "@sunwright/engine/layout/panel-shares";
import { type FacingAdvice, facingAdvice } from "@sunwright/engine/roof/best-facing";
import { type RoofSky, roofSky } from "@sunwright/engine/roof/plane-yield";
import type { RoofProblem } from "@sunwright/engine/roof/roof-problem";
import { type RoofSun, roofSun } from "@sunwright/engine/roof/roof-sun";
import { roofBasis, scoreLayout } from "@sunwright/engine/roof/score-layout";
import { type RoofPlace, rowOfPlace } from "@sunwright/engine/roof/roof-place";
import type { Answer, AskedRoof, Grid, Question, Reply, Site } from "./model/question";

interface Numbered {
  readonly id: number;
  readonly question: Question;
}

/**
 * The engine off the page's own thread, so that the view keeps turning while a roof is searched. It says nothing: the
 * language is chosen on the page, which words what is answered here.
 */
addEventListener("message", ({ data }: MessageEvent<Numbered>) => postMessage(replyTo(data)));

function replyTo({ id, question }: Numbered): Reply {
  try {
    return { id, answer: answerOf(question) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

function answerOf(question: Question): Answer {
  switch (question.kind) {
    case "sites":
      return { kind: "sites", sites: CITIES.map(siteOf), chosen: rowOf(question.place).id };
    case "year":
      return yearOf(question);
    case "day":
      return dayOf(question);
    case "layouts":
  }
  return layoutsOf(question);
}

/** A new project's country; its most populous city speaks for it. */
const FIRST_COUNTRY = "Nigeria";

const rowOf = (place: RoofPlace | null): City =>
  place === null ? representativeCity(FIRST_COUNTRY, null) : rowOfPlace(place);

const siteOf = (city: City): Site => ({
  id: city.id,
  name: city.name,
  country: city.country,
  latitude: city.latitude,
  longitude: city.longitude,
  elevation: city.elevation ?? 0,
  timeZone: timeZoneOf(city),
});

const cityOf = (id: string): City => {
  const city = cityById(id);
  if (!city) throw new Error("The site is not in the climate table");
  return city;
};

const engineRoof = ({ site, roof, panel, obstructions }: AskedRoof) => ({
  roof,
  panel,
  obstructions,
  site: { city: site },
});

/** The sun of a roof takes a fifth of a second and depends on its site and its plane alone. */
let last: { readonly key: string; readonly sun: RoofSun } | undefined;
function sunOf(asked: AskedRoof): RoofSun {
  const key = JSON.stringify([asked.site, asked.roof.tilt, asked.roof.azimuth]);
  if (last?.key !== key) last = { key, sun: roofSun(roofProblemOf(engineRoof(asked)), skyOf(asked.site)) };
  return last.sun;
}

/** The sky over a city takes a tenth of a second, and all roofs under it share it. */
let lastSky: { readonly city: string; readonly sky: RoofSky } | undefined;
function skyOf(city: string): RoofSky {
  if (lastSky?.city !== city) lastSky = { city, sky: roofSky({ city }) };
  return lastSky.sky;
}

/** Depends on the sun alone. */
const advices = new WeakMap<RoofSun, FacingAdvice>();
function facingOf(city: string, roof: RoofProblem, sun: RoofSun): FacingAdvice {
  const advice = advices.get(sun) ?? facingAdvice(roof, sun.specificYield, skyOf(city));
  advices.set(sun, advice);
  return advice;
}

function yearOf(question: Extract<Question, { readonly kind: "year" }>): Answer {
  const input = roofProblemOf(engineRoof(question));
  const sun = sunOf(question);
  const score = scoreLayout(input, question.panels, roofBasis(input, sun));
  return {
    kind: "year",
    energy: score.energyYield,
    grid: gridOf(cityOf(question.site)),
    shadingLoss: score.shadingLoss,
    orientation: score.orientationFactor,
    facing: facingOf(question.site, input, sun),
    access: score.panels.map(({ solarAccess }) => solarAccess),
  };
}

function gridOf({ country }: City): Grid | null {
  const money = Object.entries(COUNTRY_MONEY).find(([name]) => name === country)?.[1];
  if (!money) return null;
  const { value, source, asOf } = money.gridEmissions;
  return { country, emissions: value, asOf, source };
}

function dayOf(question: Extract<Question, { readonly kind: "day" }>): Answer {
  const input = roofProblemOf(engineRoof(question));
  const { shade } = roofBasis(input, sunOf(question));
  const rays = raysOfDay(siteOf(cityOf(question.site)), question.day, question.roof);
  const exact = shadeInMillimetres({ ...shade, rays });
  return { kind: "day", access: Array.from(sharesOf(exact, question.panels.map(rectangleInMillimetres)), clean) };
}
/** Shares are differences of many parts of 1. */
const clean = (share: number) => Math.min(1, Math.max(0, share));

/** Of each search. [s] A house is proved in a tenth of it. */
const SEARCH_SECONDS = 2;

function layoutsOf(question: Extract<Question, { readonly kind: "layouts" }>): Answer {
  const design = { ...engineRoof(question), ownRules: question.ownRules ?? USUAL_RULES };
  const limits = { seconds: SEARCH_SECONDS, now: () => performance.now() };
  return { kind: "layouts", candidates: layoutCandidates(design, limits, sunOf(question)) };
}
