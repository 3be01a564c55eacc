import { relative } from "node:path";
import { z } from "zod";

/** How long each file of tests took one worker. [s] */
export type Times = ReadonlyMap<string, number>;

const VitestTimes = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

export const timesOfVitest = (text: string): Times =>
  new Map(
    VitestTimes.parse(JSON.parse(text)).testResults.map(({ name, startTime, endTime }) => [
      relative(".", name),
      (endTime - startTime) / 1_000,
    ]),
  );

const PlaywrightSuite = z.object({
  specs: z.array(
    z.object({
      file: z.string(),
      tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
    }),
  ),
  get suites(): z.ZodOptional<z.ZodArray<typeof PlaywrightSuite>> {
    return z.array(PlaywrightSuite).optional();
  },
});
type PlaywrightSuite = z.infer<typeof PlaywrightSuite>;
const PlaywrightTimes = z.object({ suites: z.array(PlaywrightSuite) });

const specsOf = ({ specs, suites = [] }: PlaywrightSuite): PlaywrightSuite["specs"] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

export function timesOfPlaywright(text: string): Times {
  const times = new Map<string, number>();
  for (const { file, tests } of PlaywrightTimes.parse(JSON.parse(text)).suites.flatMap(specsOf)) {
    const took = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1_000;
    times.set(`journeys/${file}`, (times.get(`journeys/${file}`) ?? 0) + took);
  }
  return times;
}

/** Those that took longest, the longest first. */
export const slowest = <T extends readonly [file: string, took: number]>(times: readonly T[], count: number): T[] =>
  [...times].sort(([, one], [, other]) => other - one).slice(0, count);
