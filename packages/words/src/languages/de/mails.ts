import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/mails";

export const texts: TextsOf<typeof say> = {
  "verify.subject": "Bestätigen Sie Ihre E-Mail-Adresse für {product}",
  "verify.created":
    "Mit dieser Adresse wurde ein Konto bei {product} angelegt. Öffnen Sie diesen Link innerhalb von {hours} Stunden, um die Adresse zu bestätigen.",
  "verify.link": "E-Mail-Adresse bestätigen",
  "verify.notYou":
    "Wenn Sie das Konto nicht angelegt haben, können Sie diese E-Mail ignorieren. Die Adresse bleibt unbestätigt.",
  "reset.subject": "Neues Passwort für {product}",
  "reset.asked":
    "Jemand hat für das Konto bei {product} mit dieser Adresse ein neues Passwort angefordert. Dieser Link gilt einmal, {minutes} Minuten lang.",
  "reset.link": "Neues Passwort festlegen",
  "reset.notYou": "Wenn Sie das nicht waren, können Sie diese E-Mail ignorieren. Ihr Passwort bleibt, wie es ist.",
  "passwordChanged.subject": "Ihr Passwort für {product} wurde geändert",
  "passwordChanged.when":
    "Das Passwort Ihres Kontos bei {product} wurde am {moment} geändert. Alle anderen Sitzungen wurden beendet.",
  "passwordChanged.notYou":
    "Wenn Sie das nicht waren, wählen Sie auf der Anmeldeseite „Passwort vergessen?“ und legen Sie sofort ein neues fest.",
  "passwordChanged.link": "Anmeldeseite",
  "passwordChanged.you": "Wenn Sie es waren, ist nichts zu tun.",
  "second.subject": "Bestätigung in zwei Schritten für Ihr Konto bei {product}",
  "second.appOn":
    "Für Ihr Konto bei {product} wurde am {moment} eine Authenticator-App eingeschaltet. Alle anderen Sitzungen wurden beendet.",
  "second.appOff":
    "Die Authenticator-App Ihres Kontos bei {product} wurde am {moment} ausgeschaltet. Alle anderen Sitzungen wurden beendet.",
  "second.passkeyAdded":
    "Ihrem Konto bei {product} wurde am {moment} ein Passkey hinzugefügt. Alle anderen Sitzungen wurden beendet.",
  "second.passkeyRemoved":
    "Aus Ihrem Konto bei {product} wurde am {moment} ein Passkey entfernt. Alle anderen Sitzungen wurden beendet.",
  "second.recoveryRenewed":
    "Für Ihr Konto bei {product} wurden am {moment} neue Wiederherstellungscodes erzeugt. Die alten gelten nicht mehr, und alle anderen Sitzungen wurden beendet.",
  "second.recoveryUsed":
    "Am {moment} hat sich jemand mit einem Wiederherstellungscode bei Ihrem Konto bei {product} angemeldet. Er gilt nicht noch einmal.",
  "second.reset":
    "Am {moment} hat ein Betreiber die Bestätigung in zwei Schritten für Ihr Konto bei {product} abgeschaltet, weil sie als verloren gemeldet wurde. Alle Sitzungen wurden beendet. Bis Sie sie neu einrichten, genügt Ihr Passwort zur Anmeldung.",
  "second.notYou":
    "Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und prüfen Sie die Bestätigung in zwei Schritten in Ihren Einstellungen.",
  "second.link": "Einstellungen der Bestätigung in zwei Schritten",
  "second.you": "Wenn Sie es waren, ist nichts zu tun.",
  "accountDeleted.subject": "Ihr Konto bei {product} wurde gelöscht",
  "accountDeleted.when":
    "Ihr Konto bei {product} und alles darin wurde am {moment} gelöscht. Das lässt sich nicht rückgängig machen.",
  "accountDeleted.notYou":
    "Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Ändern Sie es überall, wo Sie es sonst noch verwenden.",
  "digest.subject": "{count, plural, one {# Nachricht} other {# Nachrichten}} von {product}",
  "digest.why":
    "Sie haben in einer Stunde mehr als {most} E-Mails von uns erhalten, deshalb haben wir diese zusammengefasst.",
  "comments.subject": "Neue Kommentare zu einem Projekt bei {product}",
  "comments.new":
    "Zu einem Projekt, das Ihnen gehört oder das Sie kommentiert haben, gibt es neue Kommentare. Öffnen Sie es, um sie zu lesen und zu antworten.",
  "comments.link": "Kommentare lesen",
  "comments.howOften":
    "Wir senden für jedes Projekt höchstens alle {minutes} Minuten eine solche E-Mail. Hier können Sie sie abschalten:",
  "comments.settings": "Einstellungen für Benachrichtigungen",
  "member.subject": "Einladung in eine Firma bei {product}",
  "member.by": "Ein Inhaber einer Firma bei {product} hat diese Adresse eingeladen, der Firma beizutreten.",
  "member.link": "Einladung ansehen",
  "member.until":
    "Die Einladung gilt nur für diese Adresse und läuft nach {days, plural, one {# Tag} other {# Tagen}} ab. Melden Sie sich mit dieser Adresse an, um sie anzunehmen.",
  "passport.subject": "Ihnen wird eine Solaranlage bei {product} angeboten",
  "passport.by":
    "Der Eigentümer einer Solaranlage bei {product} möchte ihren Anlagenpass an diese Adresse übertragen: Bauteile, Garantien und Zählerstände. Er gehört zum Haus.",
  "passport.link": "Übertragung ansehen",
  "passport.until":
    "Die Übertragung gilt nur für diese Adresse und läuft nach {days, plural, one {# Tag} other {# Tagen}} ab. Melden Sie sich mit dieser Adresse an, um sie anzunehmen oder abzulehnen.",
  "order.subject": "Ihre Bestellung {order} bei {shop}",
  "order.placed":
    "Vielen Dank. {shop} hat Ihre Bestellung {order} vom {date} erhalten. Bewahren Sie diese E-Mail auf: Sie nennt, was Sie bestellt haben, und die Bedingungen.",
  "order.items": "Ihre Bestellung",
  "order.item": "{quantity} × {name}: {amount}",
  "order.delivery": "Lieferung: {amount}",
  "order.taxContained": "Enthaltene Steuer: {amount}",
  "order.taxAdded": "Steuer: {amount}",
  "order.total": "Gesamtbetrag: {amount}",
  "order.deliverTo": "Lieferung an",
  "order.collected": "Sie holen die Ware im Shop ab.",
  "order.note": "Ihr Hinweis: {note}",
  "order.payment": "Zahlung: {way}",
  "order.payBy": "Zahlen Sie bis {date}, sonst läuft die Bestellung ab.",
  "order.held.transfer": "Bis dahin wird die Ware für Sie zurückgehalten.",
  "order.held.card": "Die Ware wird 15 Minuten für Sie zurückgehalten, während Sie zahlen.",
  "order.held.on-delivery":
    "Die Ware wird {hours, plural, one {# Stunde} other {# Stunden}} für Sie zurückgehalten. Danach prüft {shop} den Bestand erneut, bevor die Bestellung angenommen wird.",
  "order.held.invoice": "Die Ware wird für Sie zurückgehalten, bis {shop} antwortet.",
  "order.unheld":
    "Für diese Bestellung wird keine Ware zurückgehalten: {shop} prüft den Bestand, bevor die Bestellung angenommen wird. {payment, select, transfer {Warten Sie das ab, bevor Sie zahlen.} other {}}",
  "order.bank": "Bankverbindung",
  "order.reference": "Geben Sie als Verwendungszweck {order} an.",
  "order.seller": "Verkäufer",
  "order.withdrawal": "Ihr Widerrufsrecht",
  "order.withdrawalDays":
    "Sie können diesen Kauf innerhalb von {days, plural, one {# Tag} other {# Tagen}} ohne Angabe von Gründen widerrufen. Die Frist beginnt am Tag, nachdem Sie oder eine von Ihnen benannte Person die letzte Ware erhalten haben.",
  "order.withdrawalHow":
    "Um zu widerrufen, teilen Sie es {shop} vor Ablauf der Frist eindeutig mit, auf der Seite der Bestellung oder per Brief. Sie können schreiben: Hiermit widerrufe ich meinen Kauf {order}, bestellt am {date}. Fügen Sie Ihren Namen, Ihre Adresse und das Datum hinzu.",
  "order.withdrawalRefund":
    "{shop} erstattet dann, was Sie gezahlt haben, auf demselben Zahlungsweg, innerhalb von {days, plural, one {# Tag} other {# Tagen}}{delivery, select, yes {, einschließlich der Kosten der Standardlieferung} other {}}. Der Shop darf warten, bis die Ware zurück ist oder Sie nachweisen, dass Sie sie abgesandt haben.",
  "order.withdrawalReturn": "Die unmittelbaren Kosten der Rücksendung tragen Sie.",
  "order.link": "Bestellung öffnen",
  "news.one": "{title}: {product}",
  "news.several": "{count, plural, one {# Neuigkeit} other {# Neuigkeiten}} von {product}",
  "news.all": "Alle ansehen",
  "news.settings": "Einstellungen für Benachrichtigungen",
  "news.end": "Diese E-Mails abbestellen",
  "shared.subject": "Ein Solarprojekt bei {product} wurde mit Ihnen geteilt",
  "shared.by": "{person} hat ein Solarprojekt mit dieser Adresse geteilt.",
  "shared.link": "Geteiltes Projekt öffnen",
  "shared.addressOnly":
    "Nur diese Adresse kann den Link öffnen: Melden Sie sich mit ihr an, oder legen Sie mit ihr ein Konto an und bestätigen Sie sie zuerst.",
  "shared.notYou":
    "Wenn Sie das nicht erwartet haben, können Sie diese E-Mail ignorieren: In Ihrem Namen ist nichts geschehen.",
};
