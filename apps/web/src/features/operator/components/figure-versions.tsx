import type { FigureVersion } from "@sunwright/contract/figures";
import { COUNTRIES } from "@sunwright/engine/parameters/options";
import { optionText } from "@sunwright/report/parameter-text";
import { say } from "@sunwright/words/operator-figures";
import { formatDateTime } from "../../../lib/format";
import { Button } from "../../../ui/button";
import { Chip } from "../../../ui/chip";
import { SectionRule } from "../../../ui/section-rule";
import { type ShownFigure, valueText } from "../model/figures";

interface FigureVersionsProps {
  readonly versions: readonly FigureVersion[];
  readonly shown: readonly ShownFigure[];
  readonly busy: boolean;
  readonly onPutBack: (of: number) => void;
}

/** Changes of one version that are written out. */
const WRITTEN = 5;

/** Who changed which figures when; each version can be put back. */
export function FigureVersions({ versions, shown, busy, onPutBack }: FigureVersionsProps) {
  const [newest] = versions;
  if (newest === undefined) return <p className="type-small mt-6 text-text-2">{say("versions.none")}</p>;
  return (
    <section aria-label={say("versions.title")} className="mt-8">
      <SectionRule title={say("versions.title")} />
      <ol className="operator-lines">
        {versions.map((version) => (
          <li key={version.version} className="operator-version">
            <div>
              <p className="type-small font-semibold">{doingText(version)}</p>
              <p className="type-help text-text-2">
                {say("versions.number", { version: version.version, when: formatDateTime(version.at) })}
              </p>
              <Changes version={version} shown={shown} />
            </div>
            {version === newest ? (
              <Chip tone="ok">{say("versions.newest")}</Chip>
            ) : (
              <Button variant="outline" size="sm" busy={busy} onClick={() => onPutBack(version.version)}>
                {say("versions.putBack", { version: version.version })}
              </Button>
            )}
          </li>
        ))}
      </ol>
      <Button variant="outline" size="sm" busy={busy} onClick={() => onPutBack(0)}>
        {say("versions.putBackRelease")}
      </Button>
    </section>
  );
}

function doingText({ by, doing, of, changes }: FigureVersion): string {
  const name = by ?? say("versions.somebody");
  if (doing === "put back")
    return of === 0 || of === null ? say("versions.released", { name }) : say("versions.back", { name, of });
  return say(doing === "edited" ? "versions.edited" : "versions.imported", { name, count: changes.length });
}

function Changes({
  version: { changes },
  shown,
}: Pick<FigureVersionsProps, "shown"> & { readonly version: FigureVersion }) {
  const left = changes.length - WRITTEN;
  return (
    <ul className="type-help mt-1 text-text-2">
      {changes.slice(0, WRITTEN).map(({ id, before, after }) => {
        const found = shown.find(({ figure }) => figure.id === id);
        const country = COUNTRIES.find((one) => id.startsWith(`${one}/`));
        if (found === undefined || country === undefined) return null;
        return (
          <li key={id}>
            {say("versions.change", {
              figure: found.name,
              country: optionText("country", country),
              before: valueText({ ...found.figure, value: before.value }),
              after: valueText({ ...found.figure, value: after.value }),
            })}
          </li>
        );
      })}
      {left > 0 && <li>{say("versions.more", { count: left })}</li>}
    </ul>
  );
}
