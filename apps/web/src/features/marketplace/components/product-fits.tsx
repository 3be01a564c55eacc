import type { ProductFit } from "@sunwright/contract/materials";
import { say } from "@sunwright/words/marketplace";
import { tell } from "@sunwright/words/tell-materials";
import { useQuery } from "@tanstack/react-query";
import { SectionRule } from "../../../ui/section-rule";
import { figures, Table, TableHead } from "../../../ui/table";
import { fitsQuery, materialsQuery } from "../api/market";
import { fieldName, ruleName, statedText } from "../model/named";
import { stringVoltages } from "../model/string-line";
import { StringLine } from "./string-line";

interface ProductFitsProps {
  readonly product: string;
  readonly project: string;
  readonly name: string;
}

/** Whether a product fills lines of a project's list, with every rule that was looked at. */
export function ProductFits({ product, project, name }: ProductFitsProps) {
  const fits = useQuery({ ...fitsQuery(project, [product]), retry: false });
  const materials = useQuery({ ...materialsQuery(project), retry: false });
  const lineOf = (id: string) => {
    const line = materials.data?.lines.find((one) => one.id === id);
    return line === undefined ? id : tell(line.name);
  };
  return (
    <section aria-busy={fits.isPending}>
      <SectionRule title={say("fitTitle", { project: name })} />
      {fits.isError && <p className="mt-3 text-text-2">{say("notCalculated")}</p>}
      {fits.data?.fits.length === 0 && <p className="mt-3 text-text-2">{say("fitNoLine", { project: name })}</p>}
      {fits.data?.fits.map((fit) => (
        <div key={fit.line} className="mt-3">
          <p className="type-h4">{sentence(fit, lineOf(fit.line))}</p>
          <Voltages fit={fit} />
          {fit.findings.length > 0 && <Findings fit={fit} />}
        </div>
      ))}
    </section>
  );
}

function sentence({ verdict, pieces, missing }: ProductFit, line: string): string {
  if (verdict === "fits") return say("fitFits", { pieces: pieces ?? 0, line });
  if (verdict === "fits-with-change") return say("fitWithChange", { pieces: pieces ?? 0, line });
  if (verdict === "does-not-fit") return say("fitDoesNot", { line });
  return missing.length === 0
    ? say("fitMissingOther", { line })
    : say("fitMissing", { line, fields: missing.map(fieldName).join(", ") });
}

function Voltages({ fit: { findings } }: { readonly fit: ProductFit }) {
  const voltages = stringVoltages(findings);
  return voltages && <StringLine voltages={voltages} />;
}

const Findings = ({ fit: { findings } }: { readonly fit: ProductFit }) => (
  <Table caption={say("rule")} className="mt-2">
    <TableHead columns={[say("rule"), figures(say("found")), figures(say("allowed"))]} />
    <tbody>
      {findings.map((finding, index) => (
        <tr key={index}>
          <th scope="row">{ruleName(finding.rule)}</th>
          <td className={finding.kept === false ? "end text-bad" : "end"} data-label={say("found")}>
            {calculated(finding.found, finding.unit) ?? say("notStated")}
          </td>
          <td className="end" data-label={say("allowed")}>
            {allowed(finding)}
          </td>
        </tr>
      ))}
    </tbody>
  </Table>
);

/** A calculated figure is not known to the hundredth of a volt or watt. */
function calculated(value: unknown, unit: string): string | null {
  if (typeof value !== "number") return statedText(value, unit);
  const parts = Math.abs(value) >= 1_000 ? 1 : Math.abs(value) >= 10 ? 10 : 100;
  return statedText(Math.round(value * parts) / parts, unit);
}

function allowed({ least, most, is, unit }: ProductFit["findings"][number]): string | null {
  const text = (value: number) => calculated(value, unit) ?? "";
  if (is !== undefined) return calculated(is, unit);
  if (least !== undefined && most !== undefined) return say("between", { least: text(least), most: text(most) });
  if (least !== undefined) return say("atLeast", { least: text(least) });
  return most === undefined ? null : say("atMost", { most: text(most) });
}
