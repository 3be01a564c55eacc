/** Bootstring parameters. Source: RFC 3492, section 5; the same names. */
const BASE = 36;
const TMIN = 1;
const TMAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_N = 128;
const PREFIX = "xn--";
/** Of a label; longer ones are none. Source: RFC 1035. */
const LABEL_MAX = 63;
const LETTERS = /^[\p{L}\p{M}\p{N}-]+$/u;
const DOTS = /[.\u3002\uff0e\uff61]/u;

/** A domain in ASCII, label by label, composed (NFKC) and in small letters. A label of other signs stays as it is. */
export const domainOf = (domain: string): string =>
  domain
    .split(DOTS)
    .map((label) => labelOf(label.normalize("NFKC").toLowerCase().normalize("NFKC")))
    .join(".");

function labelOf(label: string): string {
  if (!LETTERS.test(label) || Array.from(label, codeOf).every((code) => code < INITIAL_N)) return label;
  const ascii = PREFIX + encoded(label);
  return ascii.length > LABEL_MAX ? label : ascii;
}

/** A domain in its own letters. A label that decodes to nothing sound stays in ASCII. */
export const unicodeOf = (domain: string): string =>
  domain
    .split(".")
    .map((label) => {
      if (!label.startsWith(PREFIX)) return label;
      const letters = decoded(label.slice(PREFIX.length));
      return letters !== null && labelOf(letters) === label ? letters : label;
    })
    .join(".");

const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;
const digitOf = (value: number): string => String.fromCodePoint(value < TMAX ? 97 + value : 22 + value);
const valueOf = (digit: string): number => {
  const code = codeOf(digit);
  if (code >= 97 && code <= 122) return code - 97;
  return code >= 48 && code <= 57 ? code - 22 : BASE;
};

function adapted(delta: number, points: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / DAMP) : delta >> 1;
  rest += Math.floor(rest / points);
  let k = 0;
  for (; rest > ((BASE - TMIN) * TMAX) >> 1; k += BASE) rest = Math.floor(rest / (BASE - TMIN));
  return k + Math.floor(((BASE - TMIN + 1) * rest) / (rest + SKEW));
}

const threshold = (k: number, bias: number): number => Math.min(TMAX, Math.max(TMIN, k - bias));

function encoded(label: string): string {
  const codes = Array.from(label, codeOf);
  const plain = codes.filter((code) => code < INITIAL_N);
  let text = String.fromCodePoint(...plain) + (plain.length > 0 ? "-" : "");
  let [n, delta, bias, done] = [INITIAL_N, 0, INITIAL_BIAS, plain.length];
  while (done < codes.length) {
    const next = Math.min(...codes.filter((code) => code >= n));
    delta += (next - n) * (done + 1);
    n = next;
    for (const code of codes) {
      if (code < n) delta++;
      if (code !== n) continue;
      let q = delta;
      for (let k = BASE; q >= threshold(k, bias); k += BASE) {
        const t = threshold(k, bias);
        text += digitOf(t + ((q - t) % (BASE - t)));
        q = Math.floor((q - t) / (BASE - t));
      }
      text += digitOf(q);
      bias = adapted(delta, done + 1, done === plain.length);
      delta = 0;
      done++;
    }
    delta++;
    n++;
  }
  return text;
}

/** Null for what no label encodes to. */
function decoded(text: string): string | null {
  const cut = text.lastIndexOf("-");
  const codes = Array.from(text.slice(0, Math.max(0, cut)), codeOf);
  let [n, i, bias] = [INITIAL_N, 0, INITIAL_BIAS];
  for (let at = cut + 1; at < text.length;) {
    const before = i;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = at < text.length ? valueOf(text.charAt(at++)) : BASE;
      if (digit >= BASE || weight > Number.MAX_SAFE_INTEGER / BASE) return null;
      i += digit * weight;
      const t = threshold(k, bias);
      if (digit < t) break;
      weight *= BASE - t;
    }
    bias = adapted(i - before, codes.length + 1, before === 0);
    n += Math.floor(i / (codes.length + 1));
    i %= codes.length + 1;
    if (n > 0x10_ffff) return null;
    codes.splice(i++, 0, n);
  }
  return String.fromCodePoint(...codes);
}
