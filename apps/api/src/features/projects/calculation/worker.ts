import { unpackYear } from "@sunwright/engine/climate/files/packed-year";
import { sizeSystem } from "@sunwright/engine/sizing/size-system";
import { answerTasks } from "../../../platform/worker-tasks";
import type { SizingTask } from "./task";

/** The script of a worker thread: it sizes systems for the pool. */
answerTasks(({ input, weather }: SizingTask) =>
  sizeSystem(input, weather === null ? null : { name: weather.name, year: unpackYear(weather.hours) }),
);
