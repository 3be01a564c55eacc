import { isIPv4, isIPv6 } from "node:net";

/** An IPv4 address, or the /64 of an IPv6 one: a single customer commands all of it. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%[^]*/, "");
  if (isIPv4(plain) || !isIPv6(plain)) return plain;
  const [head = "", tail] = plain.toLowerCase().split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array<string>(Math.max(0, 8 - front.length - back.length)).fill("0");
  const network = [...front, ...zeros, ...back].slice(0, 4);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
