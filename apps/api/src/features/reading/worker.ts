import { maskedCopies } from "@sunwright/contract/masked-copies";
import { importProject } from "@sunwright/contract/project-file";
import { storeWeather } from "@sunwright/contract/weather";
import { readBody } from "../../platform/input";
import { answerTasks } from "../../platform/worker-tasks";
import { readProjectFile, weatherOf } from "./project-file";
import { takeWeather } from "./weather-file";
import type { Readings, ReadingTask, ReadProject } from "./task";

/** The script of a worker thread: it reads files for the pool. */
answerTasks((task: ReadingTask): Readings[ReadingTask["kind"]] => {
  if (task.kind === "weather-text") return takeWeather(task.text);
  if (task.kind === "project-body") return readProject(task.body);
  if (task.kind === "mask-texts")
    return task.rows.map(({ texts, person }) => texts.map((text) => maskedCopies(text, person)));
  const { fileName, text } = readBody(task.body, storeWeather.body);
  return { fileName, ...takeWeather(text, task.place) };
});

function readProject(body: Uint8Array): ReadProject {
  const { weather, ...file } = readProjectFile(readBody(body, importProject.body));
  return { file, weather: weather && weatherOf(weather) };
}
