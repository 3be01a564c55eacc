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
  return {
    id,
    rawId,
    type,
    response: transports === undefined ? made : { ...made, transports: transports.filter(isTransport) },
  };
}

const stopped = (error: unknown): never => {
  throw new PasskeyStopped(undefined, { cause: error });
};

type Transport = NonNullable<NewPasskey["response"]["transports"]>[number];
/** Written down here, so that the contract's schemas stay out of the first script. */
const TRANSPORTS: Readonly<Record<Transport, true>> = {
  ble: true,
  cable: true,
  hybrid: true,
  internal: true,
  nfc: true,
  "smart-card": true,
  usb: true,
};
/** Browsers may name ways that the contract does not know yet: the server would refuse those. */
const isTransport = (name: string): name is Transport => Object.hasOwn(TRANSPORTS, name);

/** The library's lists may be written to, and a copy may. What came as JSON holds nothing that is undefined. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same values, whose lists are ours now
const plain = <Value>(value: Value): Plain<Value> => structuredClone(value) as Plain<Value>;
type Plain<Value> = Value extends readonly (infer Item)[]
  ? Plain<Item>[]
  : Value extends object
    ? { -readonly [Key in keyof Value]: Plain<Exclude<Value[Key], undefined>> }
    : Value;
