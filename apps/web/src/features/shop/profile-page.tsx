import { say } from "@sunwright/words/shop";
import { saveShop, type Shop } from "@sunwright/contract/shops";
import { CURRENCIES } from "@sunwright/engine/parameters/options";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/api";
import { userMessageOf } from "../../lib/api-error";
import { readAgain } from "../../lib/changes";
import { Button } from "../../ui/button";
import { Field } from "../../ui/field";
import { NumberInput } from "../../ui/number-input";
import { Select } from "../../ui/select";
import { Sheet, SheetSection } from "../../ui/sheet";
import { TextArea } from "../../ui/text-area";
import { TextInput } from "../../ui/text-input";
import { toast } from "../../ui/toast-store";
import { ShopFrame } from "./components/shop-frame";
import { figureOf } from "./model/product-form";

/** What the shop says of itself and on what terms it sells. */
export const ShopProfilePage = () => (
  <ShopFrame title={say("profile")}>{(shop) => <Profile key={shop.version} shop={shop} />}</ShopFrame>
);

const TEXTS = ["about", "returnTerms", "warrantyTerms", "bankDetails"] as const;

function Profile({ shop }: { readonly shop: Shop }) {
  const [form, setForm] = useState(shop);
  const [days, setDays] = useState(String(shop.returnDays));
  const client = useQueryClient();
  const set = (part: Partial<Shop>) => setForm({ ...form, ...part });
  const returnDays = figureOf(days);
  const wrongDays = returnDays === null || !Number.isInteger(returnDays) || returnDays < 0 || returnDays > 365;
  const save = useMutation({
    mutationFn: () => call(saveShop, { body: { ...form, returnDays: returnDays ?? 0 } }),
    onSuccess: async () => {
      toast({ tone: "ok", title: say("profileSaved") });
      await readAgain(client, saveShop);
    },
    onError: (error) =>
      toast({ tone: "bad", title: say("profileNotSaved"), description: userMessageOf(error, say("safe")) }),
  });
  const owner = shop.role === "owner";
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!wrongDays && form.name.trim().length > 1) save.mutate();
      }}
    >
      <h1 className="type-h1">{say("profile")}</h1>
      {!owner && <p className="mt-2">{say("ownersOnly")}</p>}
      <Sheet className="mt-5 max-w-180">
        <SheetSection>
          <div className="grid gap-4 sm:grid-cols-2">
            <Field label={say("name")} error={form.name.trim().length > 1 ? undefined : say("needed")}>
              <TextInput
                value={form.name}
                maxLength={100}
                onChange={({ currentTarget }) => set({ name: currentTarget.value })}
              />
            </Field>
            <Field label={say("phone")}>
              <TextInput
                value={form.phone}
                maxLength={100}
                onChange={({ currentTarget }) => set({ phone: currentTarget.value })}
              />
            </Field>
            <Field label={say("currency")}>
              <Select
                value={form.currency}
                options={CURRENCIES.map((value) => ({ value, label: value }))}
                onValueChange={(currency) => set({ currency })}
              />
            </Field>
            <Field label={say("returnDays")} error={wrongDays ? say("notNumber") : undefined}>
              <NumberInput whole value={days} unit={say("days")} onValueChange={setDays} />
            </Field>
          </div>
          <div className="mt-4 grid gap-4">
            {TEXTS.map((name) => (
              <Field key={name} label={say(name)} help={name === "bankDetails" ? say("bankHelp") : undefined}>
                <TextArea
                  value={form[name]}
                  maxLength={2_000}
                  rows={3}
                  onChange={({ currentTarget }) => set({ [name]: currentTarget.value })}
                />
              </Field>
            ))}
          </div>
          {owner && (
            <Button type="submit" className="mt-5" busy={save.isPending} busyText={say("saving")}>
              {say("saveProfile")}
            </Button>
          )}
        </SheetSection>
      </Sheet>
    </form>
  );
}
