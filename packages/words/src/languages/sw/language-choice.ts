import type { say } from "../../rooms/language-choice";
import type { TextsOf } from "../../translation";

export const texts: TextsOf<typeof say> = {
  title: "Lugha yako",
  hint: "Unaweza kuibadilisha wakati wowote. Kiasi hubaki katika sarafu ya mradi.",
  change: "Lugha: {name}",
  choose: "Endelea kwa {name}",
  original: "asili",
  machine: "mashine",
  readers: "{count, plural, one {wasomaji #} other {wasomaji #}}",
  machineNote: "Imetafsiriwa na mashine. Palipo na shaka, maandishi ya Kiingereza ndiyo yanayotumika.",
  machineMeans:
    "<b>Mashine</b>: bado hakuna mtu aliyekagua tafsiri. Mikataba na kanuni za usalama huonyeshwa pia kwa Kiingereza.",
};
