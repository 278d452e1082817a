import { type SubmitEvent, useEffect, useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { domainLimits, domainRecordOf, mailboxesAt } from '#common/accounts/domains.ts';
import { formatCount } from '#common/formats.ts';
import type {
  CompanyDomains_company$data,
  CompanyDomains_company$key,
} from '#web/__generated__/CompanyDomains_company.graphql.ts';
import type { CompanyDomainsAddMutation } from '#web/__generated__/CompanyDomainsAddMutation.graphql.ts';
import type { CompanyDomainsCheckMutation } from '#web/__generated__/CompanyDomainsCheckMutation.graphql.ts';
import type { CompanyDomainsMailMutation } from '#web/__generated__/CompanyDomainsMailMutation.graphql.ts';
import type { CompanyDomainsRemoveMutation } from '#web/__generated__/CompanyDomainsRemoveMutation.graphql.ts';
import { ActButton } from '#web/app-ui/ActButton.tsx';
import { Confirm } from '#web/app-ui/Confirm.tsx';
import { notify } from '#web/app-ui/toasts.tsx';
import { useEditor } from '#web/app-ui/use-settings.ts';
import { useCommand } from '#web/kit/command.ts';
import { type Problem, problemsOf } from '#web/kit/problem.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { SelectField } from '#web/ui/SelectField.tsx';
import { Tag } from '#web/ui/Tag.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { When } from '#web/ui/When.tsx';
import styles from './CompanyDomains.module.css';

type Domain = NonNullable<NonNullable<NonNullable<CompanyDomains_company$data['domains']['edges']>[number]>['node']>;

type CompanyDomainsProps = {
  company: CompanyDomains_company$key;
  /** The viewer's address: if it is at a domain, a link can go there. */
  ownEmail: string;
};

/** A company's email domains: add one, prove it by a mailed link or by DNS, remove it. Each step is saved at once. */
export function CompanyDomains({ company, ownEmail }: CompanyDomainsProps) {
  const { domains } = useFragment(
    graphql`
      fragment CompanyDomains_company on Company {
        id
        domain
        domains(first: 20) {
          edges {
            node {
              id
              domain
              provenBy
              provenAt
              lostAt
              mailedTo
              mailedAt
              checkedAt
              dnsCode
            }
          }
        }
      }
    `,
    company,
  );
  const { addPart } = useEditor();
  useEffect(() => addPart({ id: 'domains', title: 'Email domains', fields: [] }), [addPart]);
  const all = (domains.edges ?? []).flatMap((edge) => edge?.node ?? []);
  return (
    <section className={styles.card} id="domains" aria-labelledby="domains-title" tabIndex={-1}>
      <h2 className={styles.title} id="domains-title">
        Email domains
      </h2>
      <p className={styles.soft}>
        Once your company is approved, reviews that your people write from a confirmed domain count as verified by their
        employer. Confirm only domains where all addresses belong to your company.
      </p>
      {all.length > 0 && (
        <ul className={styles.list}>
          {all.map((domain) => (
            <OneDomain key={domain.id} domain={domain} ownEmail={ownEmail} />
          ))}
        </ul>
      )}
      {all.length < domainLimits.most && <AddDomain isFirst={all.length === 0} />}
    </section>
  );
}

type OneDomainProps = { domain: Domain; ownEmail: string };

function OneDomain({ domain, ownEmail }: OneDomainProps) {
  const isProven = domain.provenAt !== null && domain.lostAt === null;
  return (
    <li className={styles.domain}>
      <div className={styles.head}>
        <h3 className={styles.name}>{domain.domain}</h3>
        <Tag tone={isProven ? 'good' : domain.lostAt ? 'warn' : 'neutral'}>
          {isProven ? 'Confirmed' : domain.lostAt ? 'No longer confirmed' : 'Not confirmed yet'}
        </Tag>
        <span className={styles.end}>
          <RemoveDomain domain={domain} isProven={isProven} />
        </span>
      </div>
      {isProven && domain.provenAt && (
        <p className={styles.soft}>
          <span>{domain.provenBy === 'dns' ? 'By DNS record, ' : 'By email, '}</span>
          <When at={domain.provenAt} />
        </p>
      )}
      {domain.lostAt && (
        <Notice tone="warn" title="The DNS record is gone">
          <p>New reviews from this domain don't count as written by your people until you confirm it again.</p>
        </Notice>
      )}
      {!isProven && (
        <div className={styles.ways}>
          <ByEmail domain={domain} ownEmail={ownEmail} />
          <ByDns domain={domain} />
        </div>
      )}
    </li>
  );
}

function ByEmail({ domain, ownEmail }: OneDomainProps) {
  const mail = useCommand<CompanyDomainsMailMutation>(mailMutation);
  const mailboxes = mailboxesAt(domain.domain, ownEmail);
  const [email, setEmail] = useState(domain.mailedTo ?? mailboxes[0]!);
  return (
    <div className={styles.way}>
      <h4 className={styles.wayTitle}>Confirm by email</h4>
      {domain.mailedTo && domain.mailedAt && (
        <p role="status">
          <span>{`We emailed a link to ${domain.mailedTo} on `}</span>
          <When at={domain.mailedAt} isExact />
          <span>{`. It works for ${formatCount(domainLimits.linkDays, 'day')}.`}</span>
        </p>
      )}
      <div>
        <SelectField
          id={`mailbox-${domain.id}`}
          label="Send a link to"
          options={mailboxes.map((one) => ({ value: one, label: one }))}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </div>
      <ActButton act={() => mail({ domainId: domain.id, email })} done={`Link sent to ${email}.`}>
        {domain.mailedTo ? 'Send again' : 'Send link'}
      </ActButton>
    </div>
  );
}

function ByDns({ domain }: { domain: Domain }) {
  const [isBusy, setBusy] = useState(false);
  const check = useCommand<CompanyDomainsCheckMutation>(checkMutation);
  const { name, value } = domainRecordOf(domain.domain, domain.dnsCode);
  const press = async () => {
    setBusy(true);
    try {
      const { checkCompanyDomain } = await check({ domainId: domain.id });
      const checked = checkCompanyDomain?.domain;
      if (checked?.provenAt && !checked.lostAt) notify.success(`${domain.domain} is confirmed.`);
      else notify.error("The record isn't there yet. It can take a few hours after you add it.");
    } catch (error) {
      notify.error(problemsOf(error)[0]!.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.way}>
      <h4 className={styles.wayTitle}>Confirm by DNS</h4>
      <p className={styles.soft}>Add this TXT record where your domain is registered, and leave it there.</p>
      <dl className={styles.record}>
        <dt>Name</dt>
        <dd>{name}</dd>
        <dt>Value</dt>
        <dd>{value}</dd>
      </dl>
      <Button busy={isBusy} onClick={press}>
        Check now
      </Button>
      <p className={styles.soft}>
        {domain.checkedAt ? (
          <>
            <span>{'Last checked '}</span>
            <When at={domain.checkedAt} isExact />
            <span>. We also check every day.</span>
          </>
        ) : (
          'We also check every day.'
        )}
      </p>
    </div>
  );
}

function RemoveDomain({ domain, isProven }: { domain: Domain; isProven: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const remove = useCommand<CompanyDomainsRemoveMutation>(removeMutation);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={`Remove ${domain.domain}`}>
        Remove
      </Button>
      <Confirm
        title={`Remove ${domain.domain}?`}
        open={isOpen}
        onClose={() => setOpen(false)}
        verb="Remove"
        act={() => remove({ domainId: domain.id })}
        done={`${domain.domain} removed.`}
      >
        <p>
          {isProven
            ? 'New reviews from this domain no longer count as written by your people. Earlier ones stay as they are. To use it again, you have to confirm it again.'
            : 'You can add it again at any time.'}
        </p>
      </Confirm>
    </>
  );
}

function AddDomain({ isFirst }: { isFirst: boolean }) {
  const [domain, setDomain] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const add = useCommand<CompanyDomainsAddMutation>(addMutation);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      const { addCompanyDomain } = await add({ domain });
      notify.success(`${addCompanyDomain?.domain?.domain} added. Confirm it next.`);
      setDomain('');
      setProblems([]);
    } catch (error) {
      setProblems(problemsOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.add} onSubmit={submit} noValidate>
      <TextField
        id="new-domain"
        label={isFirst ? 'Your email domain' : 'Another domain'}
        help="The part of your email addresses after the @, such as example.com."
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={domain}
        onChange={(event) => setDomain(event.target.value)}
        error={problems.map(({ message }) => message).join(' ') || undefined}
      />
      <Button type="submit" busy={isBusy}>
        Add domain
      </Button>
    </form>
  );
}

const addMutation = graphql`
  mutation CompanyDomainsAddMutation($input: AddCompanyDomainInput!) {
    addCompanyDomain(input: $input) {
      errors { code message field }
      domain {
        domain
      }
      company {
        ...CompanyDomains_company
      }
    }
  }
`;

const mailMutation = graphql`
  mutation CompanyDomainsMailMutation($input: MailCompanyDomainLinkInput!) {
    mailCompanyDomainLink(input: $input) {
      errors { code message field }
      company {
        ...CompanyDomains_company
      }
    }
  }
`;

const checkMutation = graphql`
  mutation CompanyDomainsCheckMutation($input: CheckCompanyDomainInput!) {
    checkCompanyDomain(input: $input) {
      errors { code message field }
      domain {
        provenAt
        lostAt
      }
      company {
        ...CompanyDomains_company
      }
    }
  }
`;

const removeMutation = graphql`
  mutation CompanyDomainsRemoveMutation($input: RemoveCompanyDomainInput!) {
    removeCompanyDomain(input: $input) {
      errors { code message field }
      company {
        ...CompanyDomains_company
      }
    }
  }
`;
