import type { TextsOf } from "../../translation";
import type { say } from "../../rooms/account-fields";

export const texts: TextsOf<typeof say> = {
  role: "Wählen Sie eine Rolle",
  passwordTooShort: "Dieses Passwort ist zu kurz: mindestens {min} Zeichen",
  passwordTooLong: "Dieses Passwort ist zu lang: höchstens {max} Zeichen",
  passwordRequired: "Passwort erforderlich",
  repeatPassword: "Wiederholen Sie das Passwort",
  passwordsDiffer: "Die Passwörter stimmen nicht überein",
  resetTokenMissing: "Der Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail.",
  "second.code": "Geben Sie die sechs Ziffern aus der App ein",
  "second.recoveryCode": "Geben Sie einen Ihrer Wiederherstellungscodes ein",
  "second.passkeyName": "Geben Sie dem Passkey einen Namen",
  firstName: "Vorname erforderlich",
  lastName: "Nachname erforderlich",
  picture: "Ein Bild als PNG, JPEG oder WebP mit höchstens 100 kB",
  businessName: "Name der Firma erforderlich",
  storeName: "Name des Shops erforderlich",
  webAddress: "Geben Sie die ganze Webadresse ein, zum Beispiel https://example.com",
  noLess: "0 oder mehr",
  productCategory: "Wählen Sie mindestens eine Produktkategorie",
  certification: "Nennen Sie die Zertifizierung",
  certificateOnce: "Jede Zertifizierung hat einen Eintrag",
  day: "Geben Sie einen Tag ein, zum Beispiel 2027-08-31",
  evidence: "Geben Sie eine https-Adresse ein, zum Beispiel https://example.com/certificate.pdf",
};
