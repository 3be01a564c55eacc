import { say as accountFields } from "./rooms/account-fields";
import { say as answers } from "./rooms/answers";
import { say as elsewhere } from "./rooms/elsewhere";
import { say as fields } from "./rooms/fields";
import { say as projectFields } from "./rooms/project-fields";
import { say as roofFigures } from "./rooms/roof-figures";
import { say as weatherFiles } from "./rooms/weather-files";
import { teller } from "./tell";

/** Says the faults that the server finds: those of its schemas and of its own room, of a layout, of a weather file and of a place. */
export const tell = teller({
  "account-fields": accountFields,
  answers,
  elsewhere,
  fields,
  "project-fields": projectFields,
  "roof-figures": roofFigures,
  "weather-files": weatherFiles,
});
