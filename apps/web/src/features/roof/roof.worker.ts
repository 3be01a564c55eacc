import { carriedFigures, carriedPanel, engineRoof } from "@sunwright/contract/roof-engine";
import { AZIMUTHS, ROOF_ORIENTATIONS } from "@sunwright/contract/roof-options";
import type { RoofInput } from "@sunwright/contract/roof";
import { facingAdvice } from "@sunwright/engine/roof/best-facing";
import { type RoofSky, roofSky } from "@sunwright/engine/roof/plane-yield";
import type { RoofProblem } from "@sunwright/engine/roof/roof-problem";
import { rowOfPlace } from "@sunwright/engine/roof/roof-place";
import { type RoofSun, roofSun } from "@sunwright/engine/roof/roof-sun";
import { shadeHoursText } from "@sunwright/engine/parameters/shade-hours-text";
import { shadeByHour } from "@sunwright/engine/roof/shade-by-hour";
import { roofBasis, scoreLayout } from "@sunwright/engine/roof/score-layout";
import type { OrientationAdvice, ScoreAnswer, ScoreQuestion, ScoreReply, ShadeQuestion } from "./model/preview";

interface Numbered {
  readonly id: number;
  readonly question: ScoreQuestion | ShadeQuestion;
}

/** The same engine as the server's, off the page's own thread: every edit is checked and scored at once. */
addEventListener("message", ({ data }: MessageEvent<Numbered>) => {
  const reply: ScoreReply = replyTo(data);
  postMessage(reply);
});

function replyTo({ id, question }: Numbered): ScoreReply {
  try {
    return "wants" in question ? { id, shade: shadeTextOf(question) } : { id, answer: answerOf(question) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

function answerOf({ site, input, panels }: ScoreQuestion): ScoreAnswer {
  const row = rowOfPlace(site);
  const roof = engineRoof(input, row.id, []);
  const sun = sunOf(row.id, input);
  const score = scoreLayout(roof, panels, roofBasis(roof, sun));
  return {
    panels: score.panels.map((panel, index) => carriedPanel(panel, panels[index]?.id ?? "")),
    faults: score.faults.map(({ text }) => text),
    faultCount: score.broken.count,
    faultyPanels: score.broken.panels.flatMap((index) => panels[index]?.id ?? []),
    otherSize: score.broken.byRule.size ?? 0,
    figures: carriedFigures(score),
    site: { name: row.name, latitude: row.latitude, facing: facingOf(row.id, roof, sun) },
  };
}

function shadeTextOf({ site, input, panels }: ShadeQuestion): string {
  const row = rowOfPlace(site);
  const roof = engineRoof(input, row.id, []);
  return shadeHoursText(shadeByHour(roof, panels, roofBasis(roof, sunOf(row.id, input))));
}

/** The sky over a city takes a tenth of a second, and all roofs under it share it. */
let lastSky: { readonly city: string; readonly sky: RoofSky } | undefined;
function skyOf(city: string): RoofSky {
  if (lastSky?.city !== city) lastSky = { city, sky: roofSky({ city }) };
  return lastSky.sky;
}

/** The sun of a roof takes a fifth of a second and depends on nothing that an edit of its panels changes. */
let last: { readonly key: string; readonly sun: RoofSun } | undefined;
function sunOf(city: string, input: RoofInput): RoofSun {
  const key = JSON.stringify([city, input.roofTilt, input.roofOrientation, input.mounting]);
  if (last?.key !== key) last = { key, sun: roofSun(engineRoof(input, city, []), skyOf(city)) };
  return last.sun;
}

/** Depends on the sun alone. */
const advices = new WeakMap<RoofSun, OrientationAdvice>();
function facingOf(city: string, roof: RoofProblem, sun: RoofSun): OrientationAdvice {
  const known = advices.get(sun);
  if (known) return known;
  const { kind, gain, azimuth } = facingAdvice(roof, sun.specificYield, skyOf(city));
  const orientation = ROOF_ORIENTATIONS.find((one) => AZIMUTHS[one] === azimuth);
  if (orientation === undefined) throw new Error(`No orientation faces ${azimuth}°`);
  const advice = { kind, gain, orientation };
  advices.set(sun, advice);
  return advice;
}
