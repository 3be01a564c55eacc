import tables from "../../../../validation/truth/h_examples.json" with { type: "json" };
import type { SheetCircuit } from "../sheet";
import { differs, fault, printed } from "./tools";

interface Laid {
  readonly kind: "pvc" | "xlpe";
  readonly loaded: 2 | 3;
  readonly flexible: boolean;
  readonly air: number;
  readonly length: number;
  readonly volts: number;
  readonly mostDrop: number;
  /** What all cables together must carry. [A] */
  readonly carry: number;
}

/** Ampacity hot and grouped against what it must carry and what is printed, and the drop at the conductor's limit. */
export function cableFaults({ run, current, area, parallel, ampacity }: SheetCircuit, laid: Laid): readonly string[] {
  const { kind, loaded, flexible, air, length, volts, mostDrop, carry } = laid;
  const { tables: printedTables } = tables;
  const byKind = (
    kind === "pvc" ? printedTables.iec60364_5_52_copper_pvc_30c_amp : printedTables.iec60364_5_52_copper_xlpe_30c_amp
  ).values;
  const limit = kind === "pvc" ? 70 : 90;
  const heat = Math.sqrt((limit - air) / (limit - 30));
  const each = printed(loaded === 2 ? byKind.C_2loaded : byKind.C_3loaded, area) * heat * grouping(parallel);
  const cold = printed(
    (flexible
      ? printedTables.iec60228_class5_copper_r20_ohm_per_km
      : printedTables.iec60228_class2_copper_r20_ohm_per_km
    ).values,
    area,
  );
  const perMetre = (cold / 1000) * (1 + 0.00393 * (limit - 20));
  const alternating = kind === "pvc";
  const along = alternating ? perMetre * 0.9 + 0.08e-3 * Math.sqrt(1 - 0.81) : perMetre;
  const drop = (100 * (loaded === 3 ? Math.sqrt(3) : 2) * length * (current / parallel) * along) / volts;
  return [
    ...fault(
      each * parallel < carry * (1 - 1e-9),
      `${run}: ${parallel} × ${area} mm² carry ${each * parallel} A of ${carry} A`,
    ),
    ...fault(differs(ampacity, each * parallel), `${run}: prints ${ampacity} A and carries ${each * parallel} A`),
    ...fault(drop > mostDrop + 1e-9, `${run}: drops ${drop}% of ${mostDrop}%`),
  ];
}

/** IEC 60364-5-52, table B.52.17: the more crowded entry between two, the last beyond it. */
function grouping(cables: number): number {
  const entries = Object.entries(tables.tables.grouping_factor_bunched.values).map(
    ([count, share]) => [Number(count), share] as const,
  );
  return entries.sort(([one], [other]) => one - other).find(([count]) => count >= cables)?.[1] ?? 0.38;
}
