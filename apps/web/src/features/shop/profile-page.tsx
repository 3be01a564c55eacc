import { say } from "@sunwright/words/shop-profile";
import { changeShop, PAYMENT_WAYS, saveShop, type Shop } from "@sunwright/contract/shops";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { placeOf } from "@sunwright/engine/parameters/place-text";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { COUNTRY_CHOICES } from "../../lib/country-choices";
import { call } from "../../lib/api";
import { userMessageOf } from "../../lib/api-error";
import { readAgain } from "../../lib/changes";
import { isSaidNowhere, reasonsAt } from "../../lib/field-refusal";
import { Unsaved } from "./components/unsaved";
import { Checkbox } from "../../ui/checkbox";
import { Field, FieldGroup } from "../../ui/field";
import { NumberInput } from "../../ui/number-input";
import { Select } from "../../ui/select";
import { SheetSection } from "../../ui/sheet";
import { TextArea } from "../../ui/text-area";
import { TextInput } from "../../ui/text-input";
import { toast } from "../../ui/toast-store";
import { FirmBilling } from "../firm/components/firm-billing";
import { FirmMembers } from "../firm/components/firm-members";
import { FirmState } from "../firm/components/firm-state";
import { ProfileSheet, writesProfile } from "../firm/components/profile-sheet";
import { TownOfFirm } from "../firm/components/town-of-firm";
import { DeliveryAreas } from "./components/delivery-areas";
import { ShopCertificates } from "./components/shop-certificates";
import { ShopCredits } from "./components/shop-credits";
import { ShopFrame } from "./components/shop-frame";
import { TaxRates } from "./components/tax-rates";
import { type ProfileFault, type ProfileForm, profileFormOf, profileWrittenOf } from "./model/profile-form";

/** What the shop says of itself, on what terms it sells, and whether it does. */
export const ShopProfilePage = () => (
  <ShopFrame title={say("profile")}>
    {(shop) => (
      <>
        <h1 className="type-h1">{say("profile")}</h1>
        <div className="firm-beside mt-5">
          <div className="grid min-w-0 gap-6">
            <Profile key={shop.version} shop={shop} />
            <ShopCertificates shop={shop} />
            {shop.role === "owner" && <FirmBilling firm={{ ...shop, kind: "shop" }} />}
            {shop.role === "owner" && <ShopCredits shop={shop} />}
          </div>
          <aside className="grid content-start gap-6">
            <ShopState shop={shop} />
            <FirmMembers firm={{ ...shop, kind: "shop" }} />
          </aside>
        </div>
      </>
    )}
  </ShopFrame>
);

function ShopState({ shop }: { readonly shop: Shop }) {
  const client = useQueryClient();
  return (
    <FirmState
      firm={{ ...shop, kind: "shop" }}
      texts={{
        title: say("state"),
        means: say(`state.${shop.state}.means`),
        pause: say("event.pause"),
        resume: say("event.resume"),
        notChanged: say("notChanged"),
        closeTitle: say("close.title", { shop: shop.name }),
        closeMeans: say("close.means"),
      }}
      onEvent={async (event) => {
        await call(changeShop, { body: { event } });
        await readAgain(client, changeShop);
      }}
    />
  );
}

const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: value }));

/** What is written in a box of its own here. */
const FIELDS = {
  name: [],
  phone: [],
  country: [],
  currency: ["currency_in_use"],
  about: [],
  collectionAddress: [],
  bankDetails: [],
  returnDays: [],
  returnTerms: [],
  warrantyTerms: [],
} as const;

function Profile({ shop }: { readonly shop: Shop }) {
  const [form, setForm] = useState(() => profileFormOf(shop));
  const [tried, setTried] = useState(false);
  const client = useQueryClient();
  const { body, faults } = profileWrittenOf(form, shop.version);
  const save = useMutation({
    mutationFn: () => call(saveShop, { body }),
    onSuccess: async () => {
      toast({ tone: "ok", title: say("saved") });
      await readAgain(client, saveShop);
    },
    onError: (refused) => {
      if (isSaidNowhere(refused, FIELDS))
        toast({ tone: "bad", title: say("notSaved"), description: userMessageOf(refused, say("nothingLost")) });
    },
  });
  const wrong = Object.keys(faults).length;
  const error = (field: string) => {
    const fault: ProfileFault | undefined = tried ? faults[field] : undefined;
    return fault === undefined ? reasonsAt(save.error, FIELDS)[field] : say(`fault.${fault}`);
  };
  const owner = writesProfile(shop);
  const dirty = JSON.stringify(form) !== JSON.stringify(profileFormOf(shop));
  return (
    <ProfileSheet
      firm={shop}
      texts={{ closed: say("state.closed.means"), ownersOnly: say("ownersOnly") }}
      wrong={tried ? wrong : 0}
      saving={save.isPending}
      onSubmit={() => {
        setTried(true);
        if (wrong === 0) save.mutate();
      }}
    >
      <Unsaved dirty={dirty} leaving={save.isSuccess || save.isPending} />
      <Sections form={form} set={(part) => setForm({ ...form, ...part })} error={error} owner={owner} />
    </ProfileSheet>
  );
}

interface SectionsProps {
  readonly form: ProfileForm;
  readonly set: (part: Partial<ProfileForm>) => void;
  readonly error: (field: string) => string | undefined;
  readonly owner: boolean;
}

function Sections({ form, set, error, owner }: SectionsProps) {
  const line = (name: "name" | "phone" | "collectionAddress", max: number) => (
    <Field label={say(name)} error={error(name)}>
      <TextInput
        value={form[name]}
        maxLength={max}
        onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
      />
    </Field>
  );
  const text = (name: "about" | "returnTerms" | "warrantyTerms" | "bankDetails", help?: ReactNode) => (
    <Field label={say(name)} help={help} error={error(name)}>
      <TextArea
        value={form[name]}
        maxLength={2_000}
        rows={3}
        onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
      />
    </Field>
  );
  const town = placeOf(form.town)?.name ?? null;
  const unpaid = form.payments.includes("transfer") && form.bankDetails.trim() === "";
  const bankHelp = say(unpaid ? "bankMissing" : "bankHelp");
  return (
    <>
      <SheetSection level={2} title={say("section.shop")}>
        <div className="grid gap-4 sm:grid-cols-2">
          {line("name", 100)}
          {line("phone", 100)}
          <Field label={say("country")} error={error("country")}>
            <Select
              value={form.country ?? ""}
              options={COUNTRY_CHOICES}
              placeholder={say("notChosen")}
              onValueChange={(country) => set({ country, ...(country !== form.country && { town: null }) })}
            />
          </Field>
          <Field label={say("currency")} help={say("currencyHelp")} error={error("currency")}>
            <Select value={form.currency} options={CURRENCY_OPTIONS} onValueChange={(currency) => set({ currency })} />
          </Field>
          <TownOfFirm
            label={say("town")}
            help={say("townHelp")}
            value={form.town}
            country={form.country}
            onChoose={(place) => set(place === null ? { town: null } : { town: place.town, country: place.country })}
          />
        </div>
        <div className="mt-4">{text("about")}</div>
      </SheetSection>
      <SheetSection level={2} title={say("section.delivery")}>
        <DeliveryAreas
          areas={form.areas}
          onChange={(areas) => set({ areas })}
          error={error}
          currency={form.currency}
          country={form.country}
          town={town}
        />
        <div className="mt-5 grid gap-4">
          <Checkbox
            label={say("collection")}
            checked={form.collection}
            onCheckedChange={(collection) => set({ collection })}
          />
          {form.collection && line("collectionAddress", 200)}
        </div>
      </SheetSection>
      <SheetSection level={2} title={say("section.payment")}>
        <FieldGroup label={say("payments")}>
          <div className="grid gap-5">
            {PAYMENT_WAYS.map((way) => (
              <Checkbox
                key={way}
                className="min-h-6"
                label={say(`payment.${way}`)}
                checked={form.payments.includes(way)}
                onCheckedChange={(on) =>
                  set({ payments: PAYMENT_WAYS.filter((one) => (one === way ? on : form.payments.includes(one))) })
                }
              />
            ))}
          </div>
        </FieldGroup>
        {owner && <div className="mt-4">{text("bankDetails", bankHelp)}</div>}
      </SheetSection>
      <SheetSection level={2} title={say("section.returns")}>
        <div className="grid gap-4">
          <Field label={say("returnDays")} help={say("returnHelp")} error={error("returnDays")}>
            <NumberInput
              whole
              value={form.returnDays}
              unit={say("days")}
              onValueChange={(returnDays) => set({ returnDays })}
            />
          </Field>
          {text("returnTerms")}
          {text("warrantyTerms")}
        </div>
      </SheetSection>
      <SheetSection level={2} title={say("section.tax")}>
        <TaxRates rates={form.rates} onChange={(rates) => set({ rates })} error={error} country={form.country} />
      </SheetSection>
    </>
  );
}
