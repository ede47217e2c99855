import type { Translations } from '../Translations.ts';

export const site: Pick<Translations, 'Site'> = {
  Site: {
    updated: 'Zuletzt geändert am 23. November 2026',
    termsTitle: 'Nutzungsbedingungen',
    termsText: `Foresight ist Software für die Recherche. Wer diese Installation betreibt (der Betreiber), bietet sie Ihnen zu diesen Bedingungen an. Der Betreiber kann eigene Bedingungen hinzufügen, die dann vorgehen.

## Ihr Konto

Behalten Sie Ihr Passwort für sich, und geben Sie eine E-Mail-Adresse an, die funktioniert. Sie sind für das verantwortlich, was mit Ihrem Konto geschieht. Sie können die Nutzung jederzeit beenden.

## Was Sie tun können

Nutzen Sie Unternehmen, Märkte, Runden und Artikel für Ihre eigene Recherche und die Ihres Teams. Exportieren Sie, was Ihr Tarif enthält. Teilen Sie Listen mit Personen Ihrer Wahl.

Versuchen Sie nicht, an Daten anderer zu gelangen, die Grenzen Ihres Tarifs zu umgehen, die Datenbank mit automatischen Anfragen zu sammeln oder sie weiterzuverkaufen.

## Daten

Fakten stammen aus Pressemitteilungen, Registereinträgen und öffentlichen Websites. Sie können verspätet, unvollständig oder falsch sein. Zahlen nennen ihr Datum und, soweit bekannt, ihre Quelle. Nichts davon ist Anlageberatung.

## Tarife

Bezahlte Tarife verlängern sich bis zur Kündigung zu dem Preis, der bei Ihrer Wahl angezeigt wurde. Die Grenzen jedes Tarifs stehen auf der [Seite der Tarife](/plans).

## Haftung

Die Software wird bereitgestellt, wie sie ist. Der Betreiber haftet, wie das Gesetz es verlangt, und darüber hinaus nicht für Entscheidungen aufgrund der Daten.

## Fragen

Schreiben Sie an den [Support](/support).`,
    privacyTitle: 'Datenschutz',
    privacyText: `Diese Seite sagt, was Foresight über Sie speichert. Verantwortlich ist der Betreiber dieser Installation.

## Was gespeichert wird

- **Ihr Konto**: Name, E-Mail-Adresse, ein Hash Ihres Passworts, Ihr Bild, wenn Sie eines hinzufügen, Ihr Arbeitsbereich und Ihr Tarif.
- **Ihre Arbeit**: Watchlists, gesicherte Ansichten, Exporte, Einstellungen und die Unternehmen, die Sie verfolgen.
- **Wann Sie nachgesehen haben**: wann Sie die Startseite und jede Watchlist zuletzt geöffnet haben, damit wir Neues markieren können.
- **Nachrichten an den Support**, mit der Adresse, die Sie angegeben haben.
- **Sitzungen**: die Art des Browsers und die Zeit, damit Sie sie erkennen und beenden können.

## Auf Ihrem Gerät

Ein Anmeldetoken, die Anzeigeeinstellungen, Entwürfe von Tabellenlayouts und die Unternehmen, die Sie in diesem Tab angesehen haben. Bis Sie sich abmelden, auch die Startseite und die letzten Profile, die Sie geöffnet haben, damit sie offline zu lesen sind. Ein Cookie nennt die Sprache, die Sie gewählt haben. Es gibt keine Cookies für Werbung oder Tracking.

## Wer es sieht

Sie und die Personen, mit denen Sie eine Liste oder einen Arbeitsbereich teilen. Beschäftigte des Betreibers können es sehen, wo Support oder Sicherheit es erfordern. Es wird nicht verkauft.

## Wie lange

Bis Sie es löschen oder um Löschung bitten.

## Ihre Rechte

Schreiben Sie an den [Support](/support), um Ihre Daten zu sehen, zu berichtigen, zu exportieren oder zu löschen.`,
    aboutTitle: 'Über Foresight',
    aboutText: `Foresight ist ein Recherchetisch für private Märkte: Unternehmen, die Runden, in denen sie Geld einwerben, ihre Märkte und die News, die sie bewegen.

- **Geld zuerst.** Jedes Unternehmen zeigt, wie viel es wann eingeworben hat.
- **Fakten mit Datum.** Zahlen sagen, was sie zählen und wie aktuell sie sind. Was unbekannt ist, steht als unbekannt da.
- **Was sich geändert hat.** Startseite und Watchlists markieren, was seit Ihrem letzten Besuch neu ist.

Daten lassen sich exportieren, Listen teilen, und alles geht mit der Tastatur: \`?\` zeigt alle Tasten.

[Tarife vergleichen](/plans) oder [uns schreiben](/support).`,
    faqTitle: 'Häufige Fragen',
    faqText: `## Woher kommen die Daten?

Aus Pressemitteilungen, Registereinträgen und öffentlichen Websites. Beträge sind in US-Dollar, wenn keine Währung dabeisteht. Unbekannte Beträge zählen nicht mit.

## Warum fehlt ein Unternehmen?

Vielleicht ist es noch nicht erfasst. Suchen Sie danach, und wählen Sie *Unternehmen zur Aufnahme vorschlagen*, wenn nichts gefunden wird.

## Was bedeutet „neu“ auf einer Watchlist?

News, Runden und Übernahmen, die angekommen sind, seit Sie die Liste zuletzt geöffnet haben.

## Kann ich eine Liste teilen?

Ja, mit Personen in Ihrem Arbeitsbereich oder per E-Mail. Sie bestimmen, wer ansehen und wer bearbeiten darf.

## Wie exportiere ich?

Öffnen Sie eine Tabelle, und wählen Sie *Exportieren*. Ihr Tarif sagt, wie viele Zeilen enthalten sind.

## Wie ändere ich Farben oder Dichte?

Wählen Sie *Anzeige* in Ihrem Kontomenü oder unten auf jeder Seite.

## Ich kann mich nicht anmelden

Wählen Sie *Passwort vergessen?* auf der Anmeldeseite. Wenn keine E-Mail kommt, [schreiben Sie an den Support](/support).`,
    mobileTitle: 'Foresight auf Ihrem Telefon',
    mobileText: `Foresight läuft im Browser Ihres Telefons. Es gibt nichts aus einem Store zu laden.

## Zum Startbildschirm hinzufügen

- **iPhone und iPad**: Öffnen Sie diese Website in Safari, wählen Sie *Teilen* und dann *Zum Home-Bildschirm*.
- **Android**: Öffnen Sie diese Website in Chrome, und wählen Sie im Menü *Zum Startbildschirm hinzufügen*.

Es startet ohne Verbindung und zeigt die News, sobald Sie wieder online sind.`,
    releasesTitle: 'Neuerungen',
    releasesText: `## 1.1.379

- Unternehmen zeigen in jeder Zeile eingeworbenes Geld, letzte Runde und Beschäftigte.
- Der Kopf der Seite gruppiert Unternehmen, Watchlists und Finanzierungsrunden und zählt Neues auf Ihren Listen.
- *Anzeige* stellt Farbschema und Dichte auf diesem Gerät ein.
- \`?\` zeigt alle Tasten. \`G\` und ein Buchstabe führen zu einer Seite.
- Diese Seiten ersetzen Platzhalter.

Eine neuere Version wird oben auf der Seite angekündigt. Wählen Sie *Jetzt aktualisieren*, um sie zu laden.`,
  },
};
