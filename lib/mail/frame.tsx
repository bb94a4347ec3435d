import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Hr,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import { env } from "@/env.mjs";
import type { Language } from "@/lib/i18n/routing";
import type { Fact, MailContent } from "./content";
import { paint } from "./paint";
import type { MailWords } from "./words";

type Props = { content: MailContent; language: Language; t: MailWords; unsubscribe?: string };

function Facts({ facts }: { facts: Fact[] }) {
  return (
    <table style={paint.facts} cellPadding={0} cellSpacing={0}>
      <tbody>
        {facts.map((fact) => (
          <tr key={fact.label}>
            <th scope="row" style={paint.factLabel}>
              {fact.label}
            </th>
            <td style={paint.factValue}>
              {fact.href ? (
                <Link href={fact.href} style={paint.footerLink}>
                  {fact.value}
                </Link>
              ) : (
                fact.value
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Quote({ quote }: { quote: NonNullable<MailContent["quote"]> }) {
  return (
    <Section style={paint.quote}>
      <Text style={paint.quoteLabel}>{quote.label}</Text>
      <Text style={paint.quoteText}>{quote.text}</Text>
    </Section>
  );
}

function Footer({ t, unsubscribe, reason }: Pick<Props, "t" | "unsubscribe"> & { reason?: string }) {
  return (
    <Section style={paint.footer}>
      <Text style={paint.small}>
        {env.OPERATOR_NAME}, {env.OPERATOR_ADDRESS}
        <br />
        {env.OPERATOR_PHONE}, {env.OPERATOR_EMAIL}
      </Text>
      <Text style={paint.small}>{reason ?? t(unsubscribe ? "footer.group" : "footer.reason")}</Text>
      {unsubscribe && (
        <Text style={paint.small}>
          <Link href={unsubscribe} style={paint.footerLink}>
            {t("footer.unsubscribe")}
          </Link>
        </Text>
      )}
    </Section>
  );
}

/** The one look of all mails: logo word, heading, facts, one action, operator. */
export function MailFrame({ content, language, t, unsubscribe }: Props) {
  const { heading, intro, facts = [], quote, action, notes = [], reason } = content;
  return (
    <Html lang={language} dir="ltr">
      <Head>
        <title>{content.subject}</title>
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{intro[0] ?? heading}</Preview>
      <Body style={paint.page}>
        <Container style={paint.sheet}>
          <Section style={paint.board}>
            <Text style={paint.logo}>Charabanc</Text>
          </Section>
          <Section style={paint.inner}>
            <Heading as="h1" style={paint.heading}>
              {heading}
            </Heading>
            {intro.map((line) => (
              <Text key={line} style={paint.text}>
                {line}
              </Text>
            ))}
            {facts.length > 0 && <Facts facts={facts} />}
            {quote && <Quote quote={quote} />}
            <Button href={action.href} style={paint.button}>
              {action.label}
            </Button>
            {notes.map((line) => (
              <Text key={line} style={paint.note}>
                {line}
              </Text>
            ))}
            <Hr style={paint.rule} />
            <Text style={paint.small}>
              {t("footer.link")}
              <br />
              <span style={paint.address}>{action.href}</span>
            </Text>
          </Section>
          <Footer t={t} unsubscribe={unsubscribe} reason={reason} />
        </Container>
      </Body>
    </Html>
  );
}
