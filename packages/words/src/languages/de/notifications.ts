import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/notifications";

export const texts: TextsOf<typeof say> = {
  "order_placed.title": "Neue Bestellung {number}",
  "order_placed.line": "{total} insgesamt. Bestätigen oder stornieren Sie sie.",
  "order_confirmed.title": "Bestellung {number} ist bestätigt",
  "order_confirmed.line": "{shop} hat sie angenommen und verpackt sie als Nächstes.",
  "order_packed.title": "Bestellung {number} ist verpackt",
  "order_packed.line": "{shop} gibt sie als Nächstes auf den Weg.",
  "order_part_shipped.title": "Ein Teil von Bestellung {number} ist unterwegs",
  "order_part_shipped.line": "{shop} sendet den Rest später.",
  "order_shipped.title": "Bestellung {number} ist unterwegs",
  "order_shipped.line": "Bestätigen Sie die Lieferung auf ihrer Seite, wenn sie von {shop} ankommt.",
  "order_ready.title": "Bestellung {number} liegt zur Abholung bereit",
  "order_ready.line": "{shop} hält sie für Sie zurück.",
  "order_delivered.title": "Bestellung {number} wurde zugestellt",
  "order_delivered.line":
    "{side, select, shop {Der Käufer hat sie erhalten.} other {{shop} hat sie als zugestellt gemeldet. Stimmt etwas nicht, können Sie 14 Tage lang eine Rückgabe anfragen.}}",
  "order_completed.title": "Bestellung {number} ist abgeschlossen",
  "order_completed.line": "Innerhalb von 14 Tagen nach der Zustellung wurde keine Rückgabe angefragt.",
  "order_part_cancelled.title": "Ein Teil von Bestellung {number} wurde storniert",
  "order_part_cancelled.line": "{side, select, shop {Der Käufer hat ihn storniert.} other {{shop} sendet ihn nicht.}}",
  "order_cancelled.title": "Bestellung {number} wurde storniert",
  "order_cancelled.line":
    "{side, select, shop {Der Käufer hat sie storniert. Erstatten Sie, was bezahlt wurde.} other {{shop} hat sie storniert und schuldet Ihnen, was Sie bezahlt haben.}}",
  "order_expired.title": "Bestellung {number} ist abgelaufen",
  "order_expired.line":
    "{side, select, shop {Sie wurde nicht rechtzeitig bezahlt. Die Ware ist wieder im Verkauf.} other {Sie wurde nicht rechtzeitig bezahlt. {shop} hält die Ware nicht mehr zurück.}}",
  "payment_said.title": "Der Käufer meldet die Zahlung von {amount} für Bestellung {number}",
  "payment_said.line": "Prüfen Sie Ihr Konto und bestätigen Sie sie.",
  "order_unheld.title": "Die Ware von Bestellung {number} ist nicht mehr reserviert",
  "order_unheld.line":
    "{shop} verkauft sie wieder. Ihre Bestellung ist noch offen: {shop} prüft den Bestand, bevor sie angenommen wird.",
  "payment_refused.title": "Keine Zahlung für Bestellung {number} gefunden",
  "payment_refused.line":
    "{shop} findet Ihre gemeldete Zahlung nicht. Prüfen Sie den Verwendungszweck oder schreiben Sie.",
  "payment_received.title": "Zahlung von {amount} für Bestellung {number} erhalten",
  "payment_received.line":
    "{side, select, shop {Sie wurde über Ihren Zahlungsanbieter bezahlt.} other {{shop} hat Ihre Zahlung erhalten.}}",
  "payment_corrected.title": "Eine Zahlung von {amount} für Bestellung {number} wurde berichtigt",
  "payment_corrected.line": "{shop} hatte sie irrtümlich erfasst: „{reason}“.",
  "refund_said.title": "Erstattung von {amount} für Bestellung {number} gesendet",
  "refund_said.line": "{shop} hat sie als gesendet gemeldet. Bestätigen Sie den Eingang.",
  "refund_confirmed.title": "Die Erstattung für Bestellung {number} ist angekommen",
  "refund_confirmed.line": "Der Käufer hat sie bestätigt.",
  "refund_disputed.title": "Die Erstattung für Bestellung {number} ist strittig",
  "refund_disputed.line": "Der Käufer sagt, sie ist nicht angekommen.",
  "payment_charged_back.title": "Rückbuchung von {amount} für Bestellung {number}",
  "payment_charged_back.line":
    "{side, select, shop {Die Bank des Käufers hat das Geld zurückgebucht. Versenden Sie nichts und antworten Sie Ihrem Zahlungsanbieter.} other {Ihre Bank hat das Geld von {shop} zurückgebucht. Was noch nicht versandt ist, wartet.}}",
  "chargeback_won.title": "Rückbuchung zu Bestellung {number} beendet: Der Shop behält {amount}",
  "chargeback_won.line": "{side, select, shop {Sie können wieder versenden.} other {{shop} kann wieder versenden.}}",
  "chargeback_lost.title": "Rückbuchung zu Bestellung {number} beendet: {amount} gehen an den Käufer zurück",
  "chargeback_lost.line":
    "{side, select, shop {Die Bestellung ist nun unbezahlt. Stornieren Sie, was noch nicht versandt ist, oder vereinbaren Sie eine andere Zahlung.} other {Die Bestellung ist nun unbezahlt. Möchten Sie sie noch, zahlen Sie auf anderem Weg.}}",
  "return_asked.title": "Rückgabe zu Bestellung {number} angefragt",
  "return_asked.line": "{pieces, plural, one {# Stück} other {# Stück}}. Lesen Sie den Grund und antworten Sie.",
  "return_accepted.title": "Ihre Rückgabe zu Bestellung {number} wurde angenommen",
  "return_accepted.line": "Senden Sie die Ware an {shop} zurück.",
  "return_refused.title": "Ihre Rückgabe zu Bestellung {number} wurde abgelehnt",
  "return_refused.line": "Lesen Sie die Antwort von {shop}.",
  "return_received.title": "Ihre Rückgabe zu Bestellung {number} ist angekommen",
  "return_received.line": "{shop} schuldet Ihnen {amount}.",
  "dispute_opened.title": "Ein Streitfall zu Bestellung {number}",
  "dispute_opened.line": "Es geht um {amount}. Antworten Sie und fügen Sie Ihre Nachweise hinzu.",
  "dispute_answered.title": "Neue Antwort im Streitfall zu Bestellung {number}",
  "dispute_answered.line": "Lesen Sie die Antwort.",
  "dispute_proposed.title": "Neuer Vorschlag im Streitfall zu Bestellung {number}",
  "dispute_proposed.line": "Nehmen Sie ihn an oder sagen Sie, warum nicht.",
  "dispute_settled.title": "Der Streitfall zu Bestellung {number} ist beigelegt",
  "dispute_settled.line": "{amount} werden erstattet oder sind nicht mehr fällig.",
  "dispute_withdrawn.title": "Der Streitfall zu Bestellung {number} wurde zurückgezogen",
  "dispute_withdrawn.line": "Es hat sich nichts geändert.",
  "low_stock.title": "{count, plural, one {# Produkt wird} other {# Produkte werden}} knapp",
  "low_stock.line": "Der verfügbare Bestand hat Ihre Meldegrenze erreicht.",
  "certificate_verified.title": "Ein Zertifikat Ihrer Firma wurde geprüft",
  "certificate_verified.line": "{certificate} zählt ab jetzt.",
  "certificate_rejected.title": "Ein Zertifikat Ihrer Firma wurde abgelehnt",
  "certificate_rejected.line": "{certificate}: {reason}",
  "certificate_revoked.title": "Ein Zertifikat Ihrer Firma wurde widerrufen",
  "certificate_revoked.line": "{certificate}: {reason}",
  "firm_suspended.title": "Ihre Firma wurde gesperrt",
  "firm_suspended.line": "{reason} Sie erhalten keine neuen Aufträge. Laufende Arbeit geht weiter.",
  "firm_reopened.title": "Ihre Firma ist wieder aktiv",
  "firm_reopened.line": "{reason}",
  "order_shop_state.title":
    "Der Shop von Bestellung {number} {state, select, suspended {wurde gesperrt} paused {pausiert den Verkauf} other {ist wieder offen}}",
  "order_shop_state.line":
    "{state, select, suspended {{shop} kann keine neuen Bestellungen annehmen. Ihre läuft weiter; wenn nicht, eröffnen Sie auf ihrer Seite einen Streitfall.} paused {{shop} nimmt zurzeit keine neuen Bestellungen an. Ihre läuft weiter.} other {{shop} nimmt wieder Bestellungen an. Ihre läuft weiter wie bisher.}}",
  "job_firm_state.title":
    "Der Installateur von Auftrag {number} {state, select, suspended {wurde gesperrt} paused {pausiert} other {ist wieder aktiv}}",
  "job_firm_state.line":
    "{state, select, suspended {{firm} kann keine neuen Aufträge annehmen. Ihrer läuft weiter; wenn nicht, eröffnen Sie auf seiner Seite einen Streitfall.} paused {{firm} nimmt zurzeit keine neuen Aufträge an. Ihrer läuft weiter.} other {{firm} nimmt wieder Aufträge an. Ihrer läuft weiter wie bisher.}}",
  "certificate_ending.title": "Ein Zertifikat Ihrer Firma läuft bald ab",
  "certificate_ending.line": "{certificate} gilt bis {day}. {month} {year}. Laden Sie vorher den Nachfolger hoch.",
  "lead_offered.title": "Ein Hauseigentümer wünscht ein Angebot Ihrer Firma",
  "lead_offered.line":
    "{unit, select, mi {{distance, plural, =0 {Weniger als 2 Meilen} one {Etwa # Meile} other {Etwa # Meilen}}} other {{distance, plural, =0 {Weniger als 3 km} one {Etwa # km} other {Etwa # km}}}} von Ihrem Standort. Antworten Sie innerhalb von {hours, number, whole} Stunden.",
  "lead_ending.title": "Eine Anfrage wartet auf Ihre Antwort",
  "lead_ending.line":
    "{unit, select, mi {{distance, plural, =0 {Weniger als 2 Meilen} one {Etwa # Meile} other {Etwa # Meilen}}} other {{distance, plural, =0 {Weniger als 3 km} one {Etwa # km} other {Etwa # km}}}} von Ihrem Standort. Sie läuft in {hours, number, whole} Stunden ab.",
  "lead_withdrawn.title": "Ein Hauseigentümer hat eine Anfrage zurückgezogen",
  "lead_withdrawn.line":
    "{unit, select, mi {{distance, plural, =0 {Weniger als 2 Meilen} one {Etwa # Meile} other {Etwa # Meilen}}} other {{distance, plural, =0 {Weniger als 3 km} one {Etwa # km} other {Etwa # km}}}} von Ihrem Standort. Last und Auslegung des Hauses sehen Sie nicht mehr.",
  "request_accepted.title": "Ein Installateur hat Ihre Anfrage zugesagt",
  "request_accepted.line": "{firm} sieht jetzt Ihren Vornamen und Ihre Telefonnummer.",
  "request_declined.title": "Ein Installateur hat Ihre Anfrage abgelehnt",
  "request_declined.line":
    "{firm}: {reason, select, no_team {kein Team frei} too_far {zu weit weg} too_small {die Anlage ist zu klein} too_large {die Anlage ist zu groß} not_our_kind {die Firma baut diese Art von Anlage nicht} too_soon {zu wenig Zeit} other {ein anderer Grund}}.",
  "request_firm_state.title":
    "Ein gefragter Installateur {state, select, suspended {wurde gesperrt} paused {pausiert} other {ist wieder aktiv}}",
  "request_firm_state.line":
    "{state, select, suspended {{firm} kann keine neuen Aufträge annehmen. Sie können einen anderen Installateur fragen.} paused {{firm} nimmt zurzeit keine neuen Aufträge an, beantwortet Ihre Anfrage aber noch.} other {{firm} nimmt wieder Aufträge an.}}",
  "request_unanswered.title": "Ein Installateur hat nicht rechtzeitig geantwortet",
  "request_unanswered.line":
    "{firm} hatte {hours, number, whole} Stunden. Sie können einen anderen Installateur fragen.",
  "request_expired.title": "Ihre Angebotsanfrage ist abgelaufen",
  "request_expired.line": "Innerhalb von {days, number, whole} Tagen hat kein Installateur zugesagt.",
  "installer_in_reach.title": "Ein Installateur arbeitet jetzt in Ihrer Gegend",
  "installer_in_reach.line":
    "Sie können {count, plural, one {# Installateur} other {# Installateure}} fragen. Senden Sie Ihre Anfrage von ihrer Seite.",
  "offer_sent.title": "Sie haben ein neues Angebot von einem Installateur",
  "offer_sent.line":
    "{firm}, {version, plural, =1 {erste Fassung} one {Fassung #} other {Fassung #}}. Wir haben es für Ihr Haus simuliert.",
  "offer_withdrawn.title": "Ein Installateur hat ein Angebot zurückgezogen",
  "offer_withdrawn.line": "Das Angebot von {firm} gilt nicht mehr.",
  "offer_expired.title": "Ein Angebot ist abgelaufen",
  "offer_expired.line": "Das Angebot von {firm} galt bis gestern. Bitten Sie um ein neues, wenn Sie es noch möchten.",
  "quote_change_asked.title": "Ein Hauseigentümer wünscht Änderungen an Ihrem Angebot",
  "quote_change_asked.line": "Angebot {number}. Antworten Sie mit einer neuen Fassung.",
  "quote_declined.title": "Ein Hauseigentümer hat Ihr Angebot abgelehnt",
  "quote_declined.line": "Angebot {number}. Sie können eine weitere Fassung senden.",
  "quote_accepted.title": "Ihr Angebot wurde angenommen",
  "quote_accepted.line": "Angebot {number}. Name, E-Mail und Adresse stehen auf seiner Seite.",
  "quote_lost.title": "Ein Hauseigentümer hat ein anderes Angebot gewählt",
  "quote_lost.line": "Angebot {number} wurde nicht gewählt. Danke für Ihre Arbeit daran.",
  "quote_expired.title": "Eines Ihrer Angebote ist abgelaufen",
  "quote_expired.line": "Angebot {number} galt bis gestern. Senden Sie eine neue Fassung, wenn es noch stimmt.",
  "job_stepped.title":
    "Auftrag {number}: {state, select, procurement {die Bauteile werden beschafft} scheduled {die Arbeit ist terminiert} in_progress {die Arbeit hat begonnen} commissioned {die Anlage läuft} in_warranty {alles ist bezahlt} closed {die Gewährleistung auf die Arbeit ist beendet} other {es geht weiter}}",
  "job_stepped.line":
    "{side, select, firm {Was als Nächstes kommt, steht auf seiner Seite.} other {{firm} hat den Stand geändert.}}",
  "milestone_due.title": "{amount} sind für Auftrag {number} fällig",
  "milestone_due.line":
    "{side, select, firm {Der Hauseigentümer wurde um Zahlung gebeten.} other {Zahlen Sie bis {day}. {month} {year} an {firm}.}}",
  "milestone_said.title": "Der Hauseigentümer meldet die Zahlung von {amount} für Auftrag {number}",
  "milestone_said.line": "Prüfen Sie Ihr Konto und bestätigen Sie sie.",
  "milestone_received.title": "Zahlung von {amount} für Auftrag {number} erhalten",
  "milestone_corrected.title": "Eine Zahlung von {amount} für Auftrag {number} wurde berichtigt",
  "milestone_corrected.line": "{firm} hatte sie irrtümlich erfasst: „{reason}“.",
  "milestone_received.line":
    "{side, select, firm {Sie wurde über Ihren Zahlungsanbieter bezahlt.} other {{firm} hat Ihre Zahlung erhalten.}}",
  "milestone_refund_said.title": "Erstattung von {amount} für Auftrag {number} gesendet",
  "milestone_refund_said.line": "{firm} hat sie als gesendet gemeldet. Bestätigen Sie den Eingang.",
  "milestone_refund_confirmed.title": "Die Erstattung für Auftrag {number} ist angekommen",
  "milestone_refund_confirmed.line": "Der Hauseigentümer hat sie bestätigt.",
  "milestone_refund_disputed.title": "Die Erstattung für Auftrag {number} ist strittig",
  "milestone_refund_disputed.line": "Der Hauseigentümer sagt, sie ist nicht angekommen.",
  "milestone_charged_back.title": "Rückbuchung von {amount} für Auftrag {number}",
  "milestone_charged_back.line":
    "{side, select, firm {Die Bank des Hauseigentümers hat das Geld zurückgebucht. Antworten Sie Ihrem Zahlungsanbieter.} other {Ihre Bank hat das Geld von {firm} zurückgebucht.}}",
  "milestone_chargeback_won.title": "Rückbuchung zu Auftrag {number} beendet: Die Firma behält {amount}",
  "milestone_chargeback_won.line":
    "{side, select, firm {Der Betrag gilt als bezahlt.} other {{firm} behält Ihre Zahlung.}}",
  "milestone_chargeback_lost.title":
    "Rückbuchung zu Auftrag {number} beendet: {amount} gehen an den Hauseigentümer zurück",
  "milestone_chargeback_lost.line":
    "{side, select, firm {Der Betrag ist wieder fällig.} other {Sie schulden ihn {firm} wieder.}}",
  "job_planned.title": "Auftrag {number} ist terminiert",
  "job_planned.line": "{firm} kommt am {day}. {month} {year}, für {days, plural, one {# Tag} other {# Tage}}.",
  "job_held.title": "Auftrag {number} ist zurückgestellt",
  "job_held.line":
    "{side, select, firm {Der Hauseigentümer hat ihn zurückgestellt. Lesen Sie, warum.} other {{firm} hat ihn zurückgestellt. Lesen Sie, warum.}}",
  "job_resumed.title": "Auftrag {number} geht weiter",
  "job_resumed.line": "{side, select, firm {Der Hauseigentümer ist einverstanden.} other {{firm} macht weiter.}}",
  "job_early_start.title": "Auftrag {number} darf früher beginnen",
  "job_early_start.line":
    "{side, select, firm {Der Hauseigentümer möchte, dass die Arbeit vor Ablauf der Widerrufsfrist beginnt.} other {{firm} wurde um einen früheren Beginn gebeten.}}",
  "job_cancel_asked.title": "Stornierung von Auftrag {number} gewünscht",
  "job_cancel_asked.line":
    "{side, select, firm {Der Hauseigentümer wünscht sie. Stimmen Sie zu oder lehnen Sie ab.} other {{firm} wünscht sie. Stimmen Sie zu oder lehnen Sie ab.}}",
  "job_cancel_refused.title": "Auftrag {number} wird nicht storniert",
  "job_cancel_refused.line":
    "{side, select, firm {Der Hauseigentümer hat nicht zugestimmt.} other {{firm} hat nicht zugestimmt.}}",
  "job_cancelled.title": "Auftrag {number} wurde storniert",
  "job_cancelled.line":
    "{side, select, firm {Erstatten Sie dem Hauseigentümer, was bezahlt wurde.} other {Was Sie bezahlt haben, steht Ihnen zu. Ihre Anfrage ist wieder offen.}}",
  "job_change_proposed.title": "Änderung an Auftrag {number} vorgeschlagen",
  "job_change_proposed.line": "Sie ändert den Preis um {amount}. Stimmen Sie zu oder lehnen Sie ab.",
  "job_change_answered.title":
    "Die Änderung an Auftrag {number} wurde {agreed, select, yes {vereinbart} other {abgelehnt}}",
  "job_change_answered.line":
    "{agreed, select, yes {Vertrag und Meilensteine sind angepasst.} other {Der Vertrag ist unverändert.}}",
  "job_handover_offered.title": "Die Anlage von Auftrag {number} ist für Sie bereit",
  "job_handover_offered.line":
    "Prüfen Sie sie und nehmen Sie sie ab. Nach {days, plural, one {# Tag} other {# Tagen}} gilt sie als abgenommen.",
  "job_handed_over.title": "Auftrag {number} ist übergeben",
  "job_handed_over.line":
    "{side, select, firm {Der Hauseigentümer hat die Anlage abgenommen.} other {Die Garantien haben begonnen.}}",
  "job_dispute_opened.title": "Ein Streitfall zu Auftrag {number}",
  "job_dispute_opened.line": "Es geht um {amount}. Antworten Sie und fügen Sie Ihre Nachweise hinzu.",
  "job_dispute_answered.title": "Neue Antwort im Streitfall zu Auftrag {number}",
  "job_dispute_answered.line": "Lesen Sie die Antwort.",
  "job_dispute_proposed.title": "Neuer Vorschlag im Streitfall zu Auftrag {number}",
  "job_dispute_proposed.line": "Nehmen Sie ihn an oder sagen Sie, warum nicht.",
  "job_dispute_settled.title": "Der Streitfall zu Auftrag {number} ist beigelegt",
  "job_dispute_settled.line": "{amount} werden erstattet oder sind nicht mehr fällig.",
  "job_dispute_withdrawn.title": "Der Streitfall zu Auftrag {number} wurde zurückgezogen",
  "job_dispute_withdrawn.line": "Es hat sich nichts geändert.",
  "passport_opened.title": "Anlagenpass {number} wurde freigegeben",
  "passport_opened.line": "Ein Betreiber hat seine Seriennummern geprüft. Sein Link gilt jetzt.",
  "passport_alert.title":
    "{alert, select, string_loss {Ein Strang liefert nichts} soiling {Staub mindert den Ertrag} weak_battery {Der Speicher verliert Kapazität} low_yield {Die Anlage liefert weniger, als sie soll} other {Der Zähler steht still}}: Anlagenpass {number}",
  "passport_alert.line": "Seit wann und was zu tun ist, steht auf seiner Seite.",
  "passport_alert_firm.title":
    "{alert, select, string_loss {Ein Strang liefert nichts} soiling {Staub mindert den Ertrag} weak_battery {Der Speicher verliert Kapazität} low_yield {Die Anlage liefert weniger, als sie soll} other {Der Zähler steht still}}: Auftrag {number}",
  "passport_alert_firm.line": "Die Anlage ist in Ihrer Garantie, und ihr Eigentümer wollte, dass Sie es wissen.",
  "passport_offered.title": "Ihnen wird Anlagenpass {number} angeboten",
  "passport_offered.line": "Er gehört zu einem Haus. Nehmen Sie ihn an oder lehnen Sie ab.",
  "passport_taken.title": "Anlagenpass {number} hat einen neuen Eigentümer",
  "passport_taken.line": "Die Zählerstände sind mitgegangen, Ihr Name nicht.",
  "passport_declined.title": "Anlagenpass {number} gehört weiter Ihnen",
  "passport_declined.line":
    "{outcome, select, expired {Niemand hat ihn rechtzeitig angenommen.} other {Die Übertragung wurde abgelehnt.}}",
  "review_asked_job.title": "Wie war Auftrag {number}?",
  "review_asked_job.line": "Sagen Sie anderen, was {firm} gut gemacht hat und was besser sein könnte.",
  "review_asked_order.title": "Wie ist die Ware von Bestellung {number}?",
  "review_asked_order.line": "Sagen Sie anderen, was Sie von der Lieferung von {shop} halten.",
  "review_written.title": "Neue Bewertung zu {number}: {stars, number, whole} von 5",
  "review_written.line": "Jeder kann sie lesen. Auf ihrer Seite können Sie antworten.",
  "review_replied.title": "Ihre Bewertung hat eine Antwort",
  "review_replied.line": "Lesen Sie die Antwort von {firm}.",
  "review_hidden.title": "Eine Ihrer Bewertungen wurde verborgen",
  "review_hidden.line": "Andere können sie nicht mehr lesen: {reason}",
  "job_message.title": "Eine Nachricht zu Auftrag {number}",
  "job_message.line":
    "{side, select, firm {Der Hauseigentümer hat Ihnen geschrieben.} other {{firm} hat Ihnen geschrieben.}}",
  "lead_message.title": "Eine Nachricht zur Anfrage aus {place}",
  "lead_message.line":
    "{side, select, firm {Der Hauseigentümer hat Ihnen geschrieben.} other {{firm} hat Ihnen geschrieben.}}",
  "quote_message.title": "Eine Nachricht zu Angebot {number}",
  "quote_message.line":
    "{side, select, firm {Der Hauseigentümer hat Ihnen geschrieben.} other {{firm} hat Ihnen geschrieben.}}",
  "message.title": "Eine Nachricht zu Bestellung {number}",
  "message.line": "{side, select, shop {Der Käufer hat Ihnen geschrieben.} other {{shop} hat Ihnen geschrieben.}}",
};
