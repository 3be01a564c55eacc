import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/order-verdicts";

export const texts: TextsOf<typeof say> = {
  "buyer.pay": "{shop} hält das bis {until} für Sie zurück. Zahlen Sie bis dahin {amount}.",
  "buyer.payAny": "Zahlen Sie {amount}, dann macht {shop} mit Ihrer Bestellung weiter.",
  "buyer.said": "Sie haben diese Bestellung als bezahlt gemeldet. {shop} prüft den Zahlungseingang.",
  "buyer.unheld":
    "Für diese Bestellung ist nichts reserviert. {shop} prüft den Bestand, bevor die Bestellung angenommen wird. {payment, select, transfer {Warten Sie das ab, bevor Sie zahlen.} other {}}",
  "buyer.placed": "{shop} hat Ihre Bestellung erhalten und bestätigt sie als Nächstes.",
  "buyer.placedHeld":
    "{shop} hat Ihre Bestellung erhalten und bestätigt sie als Nächstes. Die Ware ist bis {until} reserviert; danach prüft {shop} den Bestand, bevor die Bestellung angenommen wird.",
  "buyer.confirmed": "{shop} hat Ihre Bestellung bestätigt und verpackt sie als Nächstes.",
  "buyer.packed": "Ihre Bestellung ist verpackt.",
  "buyer.partly-shipped":
    "{shipped, number, whole} von {pieces, plural, one {1 Stück} other {{pieces, number, whole} Stück}} haben {shop} verlassen.",
  "buyer.shipped": "Alles hat {shop} verlassen. Bestätigen Sie die Lieferung, wenn sie da ist.",
  "buyer.ready": "Ihre Bestellung liegt bei {shop} zur Abholung bereit.",
  "buyer.delivered": "Ihre Bestellung wurde zugestellt. Melden Sie Probleme bis {until}.",
  "buyer.delivered.plain": "Ihre Bestellung wurde zugestellt.",
  "buyer.completed": "Diese Bestellung ist abgeschlossen.",
  "buyer.cancelled": "Diese Bestellung wurde storniert.",
  "buyer.expired": "Diese Bestellung ist abgelaufen, weil sie nicht rechtzeitig bezahlt wurde.",
  "buyer.due": "{amount} sind noch fällig.",
  "buyer.owed": "{shop} schuldet Ihnen {amount}.",
  "shop.pay": "Wartet auf {amount} per Überweisung. Die Ware ist bis {until} reserviert.",
  "shop.payAny": "Wartet auf {amount}.",
  "shop.unheld":
    "{buyer} hat bestellt, aber nichts ist reserviert. Mit der Bestätigung wird reserviert, was noch da ist.",
  "shop.said": "{buyer} hat diese Bestellung als bezahlt gemeldet. Prüfen Sie den Zahlungseingang.",
  "shop.placed": "{buyer} hat bestellt. Bestätigen Sie als Nächstes.",
  "shop.placedHeld": "{buyer} hat bestellt. Bestätigen Sie bis {until}; so lange ist die Ware reserviert.",
  "shop.confirmed": "Bestätigt. Als Nächstes verpacken.",
  "shop.packed":
    "Verpackt. {delivery, select, collection {Als Nächstes zur Abholung bereitlegen.} other {Als Nächstes versenden.}}",
  "shop.partly-shipped":
    "{shipped, number, whole} von {pieces, plural, one {1 Stück} other {{pieces, number, whole} Stück}} sind unterwegs. Versenden Sie den Rest.",
  "shop.shipped": "Alles ist unterwegs. Erfassen Sie die Zustellung, wenn es ankommt.",
  "shop.ready": "Zur Abholung bereit. Übergeben Sie es {buyer}.",
  "shop.delivered": "Zugestellt. Am {until} wird die Bestellung abgeschlossen, wenn kein Problem gemeldet wird.",
  "shop.delivered.plain": "Zugestellt.",
  "shop.completed": "Diese Bestellung ist abgeschlossen.",
  "shop.cancelled": "Diese Bestellung wurde storniert.",
  "shop.expired": "Diese Bestellung ist abgelaufen, weil sie nicht rechtzeitig bezahlt wurde.",
  "shop.due": "{amount} sind noch fällig.",
  "shop.owed": "Sie schulden {buyer} {amount}.",
};
