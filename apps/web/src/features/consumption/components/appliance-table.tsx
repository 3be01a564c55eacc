import { say } from "@sunwright/words/consumption";
import type { ProjectAppliance } from "@sunwright/contract/appliances";
import { Trash2 } from "lucide-react";
import { Chip } from "../../../ui/chip";
import { IconButton } from "../../../ui/icon-button";
import { Num } from "../../../ui/num";
import { figures, ShareBar, Table, TableHead } from "../../../ui/table";
import { applianceTotals, type AppliancePatch } from "../model/appliances";
import { applianceExplanation, totalExplanation } from "./explanation";
import { formatNumber } from "../../../lib/format";
import { ApplianceIcon } from "./appliance-icon";
import { HoursBox, PowerBox, QuantityBox, useApplianceFields } from "./appliance-field";
import { EssentialSwitch } from "./essential-switch";
import { HoursEditor } from "./hours-editor";

export interface ApplianceListProps {
  readonly appliances: readonly ProjectAppliance[];
  readonly onPatch: (appliance: ProjectAppliance, patch: AppliancePatch) => Promise<unknown>;
  /** Resolves to whether it is gone. */
  readonly onRemove: (appliance: ProjectAppliance) => Promise<boolean>;
}

export function ApplianceTable({ appliances, onPatch, onRemove }: ApplianceListProps) {
  const totals = applianceTotals(appliances);
  const largest = Math.max(...appliances.map((appliance) => appliance.dailyConsumption));
  return (
    <Table inputs caption={say("table.caption")} className="appliance-table">
      <TableHead
        columns={[
          say("appliance"),
          figures(say("power")),
          { name: say("quantity"), className: "center" },
          figures(say("hoursPerDay")),
          { name: say("peak"), className: "end peak" },
          figures(say("dailyConsumption")),
          { name: say("remove"), hidden: true },
        ]}
      />
      <tbody>
        {appliances.map((appliance) => (
          <Row
            key={appliance.id}
            appliance={appliance}
            house={totals.dailyConsumption}
            largest={largest}
            onPatch={(patch) => onPatch(appliance, patch)}
            onRemove={() => onRemove(appliance)}
          />
        ))}
      </tbody>
      <TotalRow appliances={appliances} />
    </Table>
  );
}

export interface ApplianceRowProps {
  readonly appliance: ProjectAppliance;
  /** Daily consumption of the whole house. [Wh] */
  readonly house: number;
  /** Of the appliance that uses most. [Wh] */
  readonly largest: number;
  readonly onPatch: (patch: AppliancePatch) => Promise<unknown>;
  readonly onRemove: () => Promise<boolean>;
}

function Row({ appliance, house, largest, onPatch, onRemove }: ApplianceRowProps) {
  const fields = useApplianceFields({ appliance, onPatch });
  return (
    <tr>
      <th scope="row" className="font-normal">
        <ApplianceTitle appliance={appliance} name={fields.name} />
        <span className="flex flex-wrap gap-x-3">
          <HoursEditor appliance={appliance} onPatch={onPatch} />
          <EssentialSwitch appliance={appliance} onPatch={onPatch} />
        </span>
        <Problem text={fields.problem} />
      </th>
      <td className="end">
        <PowerBox fields={fields} className="w-[92px]" />
      </td>
      <td className="center">
        <QuantityBox fields={fields} className="w-[106px]" />
      </td>
      <td className="end">
        <HoursBox fields={fields} className="w-[78px]" />
      </td>
      <td className="end peak">
        <span className="figure text-text-2">{formatNumber(appliance.peakPower)} W</span>
      </td>
      <td className="end">
        <DailyFigure appliance={appliance} house={house} />
        <ShareBar className="mt-1 ml-auto" share={largest > 0 ? appliance.dailyConsumption / largest : 0} />
      </td>
      <td className="end">
        <RemoveButton fields={fields} onRemove={onRemove} />
      </td>
    </tr>
  );
}

export const ApplianceTitle = ({
  appliance,
  name,
}: {
  readonly appliance: ProjectAppliance;
  readonly name: string;
}) => (
  <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <ApplianceIcon name={appliance.appliance?.icon ?? null} />
    <span className="font-semibold">{name}</span>
    {appliance.applianceId === null && <Chip tone="outline">{say("custom")}</Chip>}
  </span>
);

export const Problem = ({ text }: { readonly text: string | null }) =>
  text === null ? null : (
    <p role="alert" className="type-help mt-0.5 text-bad">
      {text}
    </p>
  );

export const DailyFigure = ({ appliance, house }: { readonly appliance: ProjectAppliance; readonly house: number }) => (
  <Num
    size={4}
    value={formatNumber(appliance.dailyConsumption)}
    unit={say("wattHours")}
    label={applianceExplanation(appliance, house).name}
    explanation={applianceExplanation(appliance, house)}
  />
);

interface RemoveButtonProps {
  readonly fields: ReturnType<typeof useApplianceFields>;
  readonly onRemove: () => Promise<boolean>;
}

export const RemoveButton = ({ fields, onRemove }: RemoveButtonProps) => (
  <IconButton
    size="sm"
    danger
    label={say("removeNamed", { name: fields.name })}
    icon={<Trash2 size={17} strokeWidth={1.75} aria-hidden="true" />}
    onClick={() => void onRemove().then((gone) => gone && fields.forget())}
  />
);

/** Hours do not add up; the cell stays empty. */
const NOTHING = "\u00a0";

function TotalRow({ appliances }: { readonly appliances: readonly ProjectAppliance[] }) {
  const totals = applianceTotals(appliances);
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={2} className="font-semibold">
          {say("table.total", { count: appliances.length })}
        </th>
        <td className="center">
          <span className="figure text-text-2">{formatNumber(totals.pieces)}</span>
        </td>
        <td>{NOTHING}</td>
        <td className="end peak">
          <Num
            size={4}
            value={formatNumber(totals.peakPower)}
            unit="W"
            explanation={totalExplanation(say("peakPower"), appliances, "peakPower", "W")}
          />
        </td>
        <td className="end">
          <Num
            size={4}
            value={formatNumber(totals.dailyConsumption)}
            unit={say("wattHours")}
            explanation={totalExplanation(say("dailyConsumption"), appliances, "dailyConsumption", "Wh")}
          />
        </td>
        <td>{NOTHING}</td>
      </tr>
    </tfoot>
  );
}
