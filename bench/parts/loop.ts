import { blocked, PIECES_BLOCKED, PIECES_OF_A_CALL, watchHolds } from "../../apps/api/src/testing/hostile/held";
import { LARGEST, NONSENSE } from "../../apps/api/src/testing/hostile/largest-calls";
import { BODY_LIMIT } from "../../apps/api/src/platform/http";

const PRINTED = 8;
const MS_OF_A_PIECE = 2;

/** The calls of the contract; those named are measured alone. */
export const figureNames = Object.keys(LARGEST);

/**
 * The promise that no call holds the event loop longer than 20 ms, each with the largest input it takes: in pieces of a
 * work that is measured beside it. The longest are printed, and all that break it; beside them the first try, which a
 * server that has just started makes with code that no engine has compiled.
 */
export async function measure(figures: readonly string[] = []): Promise<string[]> {
  const holds = await watchHolds();
  try {
    const calls = Object.entries(LARGEST).map(([name, make]) => ({ name, make: () => make(holds.state) }));
    const bodies = Object.entries(NONSENSE).map(([name, bodyOf]) => ({
      name: `PUT /api/projects/:id/panel-placement with ${name}`,
      make: () => ({ path: `/api/projects/${holds.state.id}/panel-placement`, body: bodyOf(BODY_LIMIT - 10) }),
    }));
    const found: Measured[] = [];
    const asked = [...calls, ...bodies].filter(({ name }) => figures.length === 0 || figures.includes(name));
    for (const { name, make } of asked) {
      const [method = ""] = name.split(" ");
      const { pieces, first } = await holds.heldBy(method, make);
      found.push({ name, pieces, first });
    }
    const { pieces: seen } = await holds.heldBy("GET", () => ({ path: blocked.path, as: null }));
    found.sort((one, other) => other.pieces - one.pieces);
    if (found.some(isTooLong)) process.exitCode = 1;
    return [
      `${found.length} calls with their largest input; ${PIECES_BLOCKED} pieces of work are seen as ${inMs(seen)}`,
      ...found
        .filter((call, at) => at < PRINTED || isTooLong(call) || figures.length > 0)
        .map(
          (call) =>
            `${call.name}: ${inMs(call.pieces)} (${isTooLong(call) ? "MISSES" : "within"} 20 ms); first ${inMs(call.first)}`,
        ),
      `Longest first tries: ${found
        .toSorted((one, other) => other.first - one.first)
        .slice(0, PRINTED)
        .map(({ name, first }) => `${name} ${inMs(first)}`)
        .join(", ")}`,
    ];
  } finally {
    await holds.close();
  }
}

interface Measured {
  readonly name: string;
  readonly pieces: number;
  readonly first: number;
}

const isTooLong = ({ pieces }: Pick<Measured, "pieces">) => pieces > PIECES_OF_A_CALL;
const inMs = (pieces: number) => `${(pieces * MS_OF_A_PIECE).toFixed(1)} ms`;
