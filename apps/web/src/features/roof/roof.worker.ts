import { carriedFigures, carriedPanel, engineRoof } from "@sunwright/contract/roof-engine";
import { AZIMUTHS, ROOF_ORIENTATIONS, type RoofOrientation } from "@sunwright/contract/roof-options";
import type { RoofInput } from "@sunwright/contract/roof";
import { type City, cityById, representativeCity } from "@sunwright/engine/climate/cities";
import { type RoofSun, roofSun } from "@sunwright/engine/roof/roof-sun";
import { roofBasis, scoreLayout } from "@sunwright/engine/roof/score-layout";
import type { ScoreAnswer, ScoreQuestion, ScoreReply, SitePlace } from "./model/preview";

interface Numbered {
  readonly id: number;
  readonly question: ScoreQuestion;
}

/** The same engine as the server's, off the page's own thread: every edit is checked and scored at once. */
addEventListener("message", ({ data }: MessageEvent<Numbered>) => {
  const reply: ScoreReply = replyTo(data);
  postMessage(reply);
});

function replyTo({ id, question }: Numbered): ScoreReply {
  try {
    return { id, answer: answerOf(question) };
  } catch (error) {
    return { id, failed: error instanceof Error ? error.message : String(error) };
  }
}

const rowOf = ({ city, country, region }: SitePlace): City =>
  (city === null ? null : cityById(city)) ?? representativeCity(country, region);

function answerOf({ site, input, panels }: ScoreQuestion): ScoreAnswer {
  const row = rowOf(site);
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
    site: { name: row.name, latitude: row.latitude, bestOrientation: nearestOrientation(sun.onBest.azimuth) },
  };
}

/** The sun of a roof takes a fifth of a second and depends on nothing that an edit of its panels changes. */
let last: { readonly key: string; readonly sun: RoofSun } | undefined;
function sunOf(city: string, input: RoofInput): RoofSun {
  const key = JSON.stringify([city, input.roofTilt, input.roofOrientation, input.mounting]);
  if (last?.key !== key) last = { key, sun: roofSun(engineRoof(input, city, [])) };
  return last.sun;
}

function nearestOrientation(azimuth: number): RoofOrientation {
  const off = (orientation: RoofOrientation) => {
    const difference = Math.abs(AZIMUTHS[orientation] - azimuth) % 360;
    return Math.min(difference, 360 - difference);
  };
  return ROOF_ORIENTATIONS.reduce((best, one) => (off(one) < off(best) ? one : best));
}
