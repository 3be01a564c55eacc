import type { askPasskeyOfStep, NewPasskey, offerPasskey, PasskeyProof } from "@sunwright/contract/second";
import type { Response } from "@sunwright/contract/endpoint";

/** The person stopped it, or the browser has none; why is the browser's secret. */
export class PasskeyStopped extends Error {
  override readonly name = "PasskeyStopped";
}

/** Loaded when somebody uses a passkey. */
const library = () => import("@simplewebauthn/browser");

export const browserHasPasskeys = (): boolean => typeof PublicKeyCredential === "function";

/** Lets the browser ask for a passkey. Throws PasskeyStopped. */
export async function holdPasskey(question: Response<typeof askPasskeyOfStep>): Promise<PasskeyProof> {
  const { startAuthentication } = await library();
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON: plain(question) }).catch(stopped);
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const proof = { clientDataJSON, authenticatorData, signature };
  return { id, rawId, type, response: userHandle === undefined ? proof : { ...proof, userHandle } };
}

/** Lets the browser make a passkey. Throws PasskeyStopped. */
export async function makePasskey(offer: Response<typeof offerPasskey>): Promise<NewPasskey> {
  const { startRegistration } = await library();
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: plain(offer) }).catch(stopped);
  const { clientDataJSON, attestationObject, transports } = response;
  const made = { clientDataJSON, attestationObject };
  return { id, rawId, type, response: transports === undefined ? made : { ...made, transports } };
}

const stopped = (error: unknown): never => {
  throw new PasskeyStopped(undefined, { cause: error });
};

/** The library's lists may be written to, and a copy may. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same values, whose lists are ours now
const plain = <Value>(value: Value): Writable<Value> => structuredClone(value) as Writable<Value>;
type Writable<Value> = Value extends readonly (infer Item)[]
  ? Writable<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Writable<Value[Key]> }
    : Value;
