import type { ProjectMoney } from "@sunwright/contract/economics";
import type { Country, SystemType } from "@sunwright/engine/parameters/options";
import { planOfLaw, plansToChoose, type TariffPlanId, USUAL_PLAN } from "@sunwright/engine/prices/tariff-plans";
import { PLAN_NAMES } from "@sunwright/report/plan-names";
import { say } from "@sunwright/words/tariff-plans";
import { useQuery } from "@tanstack/react-query";
import { userMessageOf } from "../../../lib/api-error";
import { Field } from "../../../ui/field";
import { Select } from "../../../ui/select";
import { toast } from "../../../ui/toast-store";
import { moneyQuery, useUpdateMoney } from "../api/money";

interface PlanFieldProps {
  readonly projectId: string;
  readonly systemType: SystemType;
  readonly country: Country;
}

/** The plan that the house is billed by; nothing off the grid, and where no plan of the country goes by the hour. */
export function PlanField({ projectId, systemType, country }: PlanFieldProps) {
  const asked = systemType !== "off-grid" && plansToChoose(country).length > 0;
  const { data } = useQuery({ ...moneyQuery(projectId), enabled: asked });
  const update = useUpdateMoney(projectId);
  // A country that is not saved yet has no figures to change.
  if (!asked || data?.country !== country) return null;
  const choose = (plan: TariffPlanId) =>
    update.mutate(
      { country, tariffPlan: plan, ...(plan !== USUAL_PLAN && { tariff: null }) },
      {
        onError: (error) =>
          toast({ tone: "bad", title: say("notSaved"), description: userMessageOf(error, say("tryAgain")) }),
      },
    );
  const value = (update.isPending ? update.variables.tariffPlan : null) ?? billedBy(data);
  return (
    <Field label={say("title")} className="mt-4" help={helpOf(data, value)}>
      <Select<TariffPlanId>
        value={value}
        disabled={update.isPending}
        onValueChange={choose}
        options={choicesIn(country).map((plan) => ({ value: plan, label: PLAN_NAMES[plan] }))}
      />
    </Field>
  );
}

const choicesIn = (country: Country): readonly TariffPlanId[] => [USUAL_PLAN, ...plansToChoose(country)];

/** As the design counts it: who types a price is billed by it. */
function billedBy({ country, figures: { tariff, exportPrice, tariffPlan } }: ProjectMoney): TariffPlanId {
  if (tariff !== null) return USUAL_PLAN;
  return tariffPlan ?? (exportPrice === null ? (planOfLaw(country) ?? USUAL_PLAN) : USUAL_PLAN);
}

function helpOf({ country, figures: { tariff } }: ProjectMoney, value: TariffPlanId): string {
  const law = planOfLaw(country);
  if (tariff !== null) return say("typed");
  const help = say(value === USUAL_PLAN ? "usualHelp" : "help");
  return law === null ? help : `${say("byLaw", { plan: PLAN_NAMES[law] })} ${help}`;
}
