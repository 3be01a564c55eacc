import { fileText } from "@sunwright/contract/file-text";
import { tell } from "@sunwright/report/tell";
import { say } from "@sunwright/words/parameters";
import { rich } from "../../../lib/rich";
import type { Weather } from "@sunwright/contract/weather";
import { useQuery } from "@tanstack/react-query";
import { CloudDownload, FileUp, Trash2 } from "lucide-react";
import { useState } from "react";
import { formatNumber } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { FileInput } from "../../../ui/file-input";
import {
  settingsQuery,
  useFetchWeather,
  useRemoveWeather,
  useStoreWeather,
  weatherProblem,
  weatherQuery,
} from "../api/weather";
import { siteSun } from "../model/sun";
import { farAway, SERVICE_NAMES, tooLarge, WEATHER_FILE_TYPES, whereItIs, whichYear } from "../model/weather";
import { MonthlySun } from "./monthly-sun";
import { WarningLine } from "./warnings";

/** Weather of your own in place of the city's years. It is stored at once, not with the form. */
export function WeatherFile({ projectId }: { readonly projectId: string }) {
  const { data } = useQuery(weatherQuery(projectId));
  const change = useWeatherChange(projectId);
  // Nothing is offered before it is known what is there.
  if (!data) return null;
  const { weather } = data;
  return (
    <section aria-labelledby="weather-heading" className="mt-5 border-t border-line pt-4">
      <h4 id="weather-heading" className="type-small font-semibold">
        {weather === null ? say("useOwnWeather") : say("ownWeather")}
      </h4>
      {weather === null ? (
        <p className="type-help mt-1 text-text-3">{say("ownWeatherHelp")}</p>
      ) : (
        <WeatherTold weather={weather} />
      )}
      <WeatherButtons has={weather !== null} change={change} />
      {change.problem !== null && (
        <p role="alert" className="type-small mt-3 text-bad">
          {change.problem}
        </p>
      )}
    </section>
  );
}

/** The three ways the weather changes; only one of them at a time, and what went wrong with the last. */
function useWeatherChange(projectId: string) {
  const store = useStoreWeather(projectId);
  const ask = useFetchWeather(projectId);
  const remove = useRemoveWeather(projectId);
  const [problem, setProblem] = useState<string | null>(null);
  const tell = { onError: (error: unknown) => setProblem(weatherProblem(error)) };
  return {
    problem,
    storing: store.isPending,
    asking: ask.isPending ? ask.variables : null,
    removing: remove.isPending,
    async take(file: File) {
      setProblem(tooLarge(file.size));
      if (tooLarge(file.size) !== null) return;
      const bytes = await file.arrayBuffer().catch(() => null);
      if (bytes === null) setProblem(say("fileUnreadable"));
      else store.mutate({ fileName: file.name.slice(-200), text: fileText(new Uint8Array(bytes)) }, tell);
    },
    ask(service: Parameters<typeof ask.mutate>[0]) {
      setProblem(null);
      ask.mutate(service, tell);
    },
    remove() {
      setProblem(null);
      remove.mutate();
    },
  };
}

interface WeatherButtonsProps {
  readonly has: boolean;
  readonly change: ReturnType<typeof useWeatherChange>;
}

function WeatherButtons({ has, change }: WeatherButtonsProps) {
  const services = useQuery(settingsQuery).data?.weatherServices ?? [];
  return (
    <div className="mt-3 flex flex-wrap gap-2.5">
      <FileInput label={say("weatherFile")} accept={WEATHER_FILE_TYPES} onFile={(file) => void change.take(file)}>
        {(choose) => (
          <Button
            variant="outline"
            size="sm"
            busy={change.storing}
            busyText={say("reading")}
            icon={<FileUp size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={choose}
          >
            {has ? say("useAnotherFile") : say("chooseFile")}
          </Button>
        )}
      </FileInput>
      {services.map((service) => (
        <Button
          key={service}
          variant="outline"
          size="sm"
          busy={change.asking === service}
          busyText={say("fetching")}
          icon={<CloudDownload size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => change.ask(service)}
        >
          {say("fetchFrom", { service: SERVICE_NAMES[service] })}
        </Button>
      ))}
      {has && (
        <Button
          variant="ghost"
          size="sm"
          busy={change.removing}
          busyText={say("removing")}
          icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={() => change.remove()}
        >
          {say("removeWeatherFile")}
        </Button>
      )}
    </div>
  );
}

function WeatherTold({ weather }: { readonly weather: Weather }) {
  const { mean, weakest } = siteSun(weather.monthlySunHours);
  const warning = farAway(weather);
  return (
    <>
      <div className="mt-3 grid gap-x-6 gap-y-3 sm:grid-cols-[220px_minmax(0,1fr)]">
        <MonthlySun sourced={weather.monthlySunHours} used={null} place={weather.fileName} />
        <div>
          <p className="type-small break-words">
            {rich(say, "weatherSummary", {
              fileName: weather.fileName,
              format: weather.format,
              mean: formatNumber(mean, 1),
              weakest: formatNumber(weakest.hours, 1),
              month: weakest.month,
              temperature: formatNumber(weather.meanTemperature, 1),
              b: (inside) => <b>{inside}</b>,
            })}
          </p>
          <ul className="type-help mt-1 grid gap-0.5 text-text-3">
            <li>{whereItIs(weather)}</li>
            <li>{whichYear(weather)}</li>
            <li>{tell(weather.stamps)}</li>
            {weather.notes
              .map((note) => tell(note))
              .map((note) => (
                <li key={note}>{note}</li>
              ))}
          </ul>
        </div>
      </div>
      {warning !== null && <WarningLine text={warning} />}
    </>
  );
}
