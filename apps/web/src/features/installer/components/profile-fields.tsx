import { say } from "@sunwright/words/installer";
import { type InstallerFirm, REQUESTS_AT_ONCE, saveInstaller } from "@sunwright/contract/installers";
import { SERVICE_RADIUS_MILES } from "@sunwright/contract/limits";
import { kilometresOf, type RoadUnit, roadUnitOf } from "@sunwright/engine/countries/road-unit";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { COUNTRY_CHOICES } from "../../../lib/country-choices";
import { call } from "../../../lib/api";
import { userMessageOf } from "../../../lib/api-error";
import { readAgain } from "../../../lib/changes";
import { isSaidNowhere, reasonsAt } from "../../../lib/field-refusal";
import { radius as radiusText, RADIUS_IN } from "../../../lib/format";
import { Field } from "../../../ui/field";
import { drawnNumber, numberText, parseNumber } from "../../../ui/number";
import { useNumberInUnit } from "../../../ui/number-in-unit";
import { NumberInput } from "../../../ui/number-input";
import { Select } from "../../../ui/select";
import { SheetSection } from "../../../ui/sheet";
import { TextArea } from "../../../ui/text-area";
import { TextInput } from "../../../ui/text-input";
import { toast } from "../../../ui/toast-store";
import { ProfileSheet, writesProfile } from "../../firm/components/profile-sheet";
import { TownOfFirm } from "../../firm/components/town-of-firm";
import { type ProfileField, type ProfileForm, profileFormOf, profileWrittenOf } from "../model/profile-form";
import { Languages } from "./languages";

const FIELDS = { name: [], website: [] } as const;

/** What the firm says of itself; staff read it. */
export function ProfileFields({ firm }: { readonly firm: InstallerFirm }) {
  const [form, setForm] = useState(() => profileFormOf(firm));
  const [tried, setTried] = useState(false);
  const client = useQueryClient();
  const { body, faults } = profileWrittenOf(form, firm.version);
  const save = useMutation({
    mutationFn: () => call(saveInstaller, { body }),
    onSuccess: async () => {
      toast({ tone: "ok", title: say("saved") });
      await readAgain(client, saveInstaller);
    },
    onError: (error) => {
      if (isSaidNowhere(error, FIELDS))
        toast({ tone: "bad", title: say("notSaved"), description: userMessageOf(error, say("nothingLost")) });
    },
  });
  const wrong = Object.keys(faults).length;
  const owner = writesProfile(firm);
  const parts = {
    form,
    set: (part: Partial<ProfileForm>) => setForm({ ...form, ...part }),
    error: (field: ProfileField) => {
      const fault = tried ? faults[field] : undefined;
      return fault === undefined ? reasonsAt(save.error, FIELDS)[field] : say(`fault.${fault}`);
    },
  };
  return (
    <ProfileSheet
      firm={firm}
      texts={{ closed: say("state.closed.means"), ownersOnly: say("ownersOnly") }}
      wrong={tried ? wrong : 0}
      saving={save.isPending}
      onSubmit={() => {
        setTried(true);
        if (wrong === 0) save.mutate();
      }}
    >
      <AboutSection {...parts} owner={owner} />
      <AreaSection {...parts} />
      <CapacitySection {...parts} />
    </ProfileSheet>
  );
}

interface SectionProps {
  readonly form: ProfileForm;
  readonly set: (part: Partial<ProfileForm>) => void;
  readonly error: (field: ProfileField) => string | undefined;
}

function AboutSection({ form, set, error, owner }: SectionProps & { readonly owner: boolean }) {
  return (
    <SheetSection level={2} title={say("section.firm")}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={say("name")} error={error("name")}>
          <TextInput
            value={form.name}
            maxLength={100}
            onChange={({ currentTarget }) => set({ name: currentTarget.value })}
          />
        </Field>
        <Field label={say("phone")} help={say("phoneHelp")} optional>
          <TextInput
            type="tel"
            value={form.phone}
            maxLength={100}
            onChange={({ currentTarget }) => set({ phone: currentTarget.value })}
          />
        </Field>
        <Field label={say("website")} error={error("website")} optional>
          <TextInput
            type="url"
            placeholder="https://"
            value={form.website}
            maxLength={200}
            onChange={({ currentTarget }) => set({ website: currentTarget.value })}
          />
        </Field>
        <Languages value={form.languages} owner={owner} onChange={(languages) => set({ languages })} />
      </div>
      <div className="mt-4">
        <Field label={say("about")} optional>
          <TextArea
            value={form.about}
            maxLength={2_000}
            rows={4}
            onChange={({ currentTarget }) => set({ about: currentTarget.value })}
          />
        </Field>
      </div>
    </SheetSection>
  );
}

/** What may be typed, in whole miles or kilometres. */
function rangeIn(unit: RoadUnit) {
  const { min, max } = SERVICE_RADIUS_MILES;
  return unit === "mi" ? { min, max } : { min: Math.ceil(kilometresOf(min)), max: Math.floor(kilometresOf(max)) };
}

/** The area without a map: a town, and how far from it. */
function AreaSection({ form, set, error }: SectionProps) {
  const town = placeOf(form.town)?.name;
  const miles = drawnNumber(form.radius);
  const unit = roadUnitOf(form.country);
  const radius = useNumberInUnit(RADIUS_IN[unit], parseNumber(form.radius), (inMiles) =>
    set({ radius: numberText(inMiles) }),
  );
  const range = { ...rangeIn(unit), unit };
  return (
    <SheetSection level={2} title={say("section.area")}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={say("country")}>
          <Select
            value={form.country ?? ""}
            options={COUNTRY_CHOICES}
            placeholder={say("notChosen")}
            onValueChange={(country) => set({ country, ...(country !== form.country && { town: null }) })}
          />
        </Field>
        <Field
          label={say("radius")}
          help={say("radiusHelp", { ...range, miles, kilometres: kilometresOf(miles) })}
          error={error("radius") && say("radiusRange", range)}
        >
          <NumberInput {...radius} {...rangeIn(unit)} unit={unit === "mi" ? say("miles") : "km"} />
        </Field>
        <TownOfFirm
          label={say("town")}
          help={say("townHelp")}
          value={form.town}
          country={form.country}
          onChoose={(place) => set(place === null ? { town: null } : { town: place.town, country: place.country })}
        />
      </div>
      <p className="type-small mt-4 text-text-2">
        {town === undefined ? say("areaNeedsTown") : say("areaIs", { radius: radiusText(miles, unit), town })}
      </p>
    </SheetSection>
  );
}

function CapacitySection({ form, set, error }: SectionProps) {
  const { min, max } = REQUESTS_AT_ONCE;
  return (
    <SheetSection level={2} title={say("section.capacity")}>
      <div className="grid gap-4 sm:grid-cols-2">
        {(["leastPower", "mostPower"] as const).map((name) => (
          <Field key={name} label={say(name)} help={say("powerHelp")} error={error(name)} optional>
            <NumberInput value={form[name]} unit="kW" min={0} onValueChange={(power) => set({ [name]: power })} />
          </Field>
        ))}
        <Field label={say("mostInvitations")} help={say("mostInvitationsHelp")} error={error("mostInvitations")}>
          <NumberInput
            whole
            value={form.mostInvitations}
            min={min}
            max={max}
            onValueChange={(mostInvitations) => set({ mostInvitations })}
          />
        </Field>
        <Field label={say("freeFrom")} help={say("freeFromHelp")} optional>
          <TextInput
            type="date"
            value={form.freeFrom}
            onChange={({ currentTarget }) => set({ freeFrom: currentTarget.value })}
          />
        </Field>
      </div>
    </SheetSection>
  );
}
