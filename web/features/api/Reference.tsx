import { apiPath, curlOf, type Endpoint, endpoints } from '#common/api/endpoints.ts';
import { parametersOf, schemaOfInput } from '#common/api/openapi.ts';
import { apiLimits } from '#common/api/tokens.ts';
import { useOrigin } from '#web/features/profiles/sharing/use-origin.ts';
import { Card } from '#web/ui/Card.tsx';
import disclosure from '#web/ui/Disclosure.module.css';
import { Tag } from '#web/ui/Tag.tsx';
import styles from './Api.module.css';

/** What the API can do, from the same description that the server answers by. */
export function Reference() {
  const origin = useOrigin();
  return (
    <Card title="Reference">
      <div className={styles.part}>
        <p>
          {`Send your token as “Authorization: Bearer plaudit_…” to ${origin}${apiPath}. Your agency can send ${apiLimits.requestsPerMinute} requests a minute. A request that is refused says why, with the field. `}
          <a href={`${apiPath}/openapi.json`}>OpenAPI description</a>
        </p>
        {(Object.entries(endpoints) as [string, Endpoint][]).map(([name, endpoint]) => (
          <Operation key={name} endpoint={endpoint} origin={origin} />
        ))}
      </div>
    </Card>
  );
}

type Field = { name: string; description?: string; isRequired: boolean };

function Operation({ endpoint, origin }: { endpoint: Endpoint; origin: string }) {
  const { method, path, title, about, scope, body, answer } = endpoint;
  const parameters = parametersOf(endpoint) as { name: string; description?: string; required: boolean }[];
  return (
    <details className={styles.operation}>
      <summary className={disclosure.summary}>
        <span className={styles.summary}>
          <Tag tone={method === 'GET' ? 'info' : 'good'}>{method}</Tag>
          <code className={styles.path}>{path}</code>
          <span>{title}</span>
        </span>
      </summary>
      <div className={styles.part}>
        <p>{about}</p>
        <p className={styles.about}>
          Scope: <code>{scope}</code>
        </p>
        <Fields title="Parameters" fields={parameters.map((one) => ({ ...one, isRequired: one.required }))} />
        {body && <Fields title="Body" fields={fieldsOf(body.schema)} />}
        <h4 className={styles.label}>Example</h4>
        <pre className={styles.code}>{curlOf(endpoint, origin)}</pre>
        <h4 className={styles.label}>{`Answer, ${answer.status}`}</h4>
        <pre className={styles.code}>{JSON.stringify(answer.example, null, 2)}</pre>
      </div>
    </details>
  );
}

function Fields({ title, fields }: { title: string; fields: readonly Field[] }) {
  if (fields.length === 0) return null;
  return (
    <>
      <h4 className={styles.label}>{title}</h4>
      <dl className={styles.fields}>
        {fields.map(({ name, description, isRequired }) => (
          <div key={name} className={styles.field}>
            <dt>
              <code>{name}</code>
              {isRequired && <span className={styles.about}> required</span>}
            </dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function fieldsOf(schema: Endpoint['query']): Field[] {
  const { properties = {}, required = [] } = schemaOfInput(schema) as {
    properties?: Record<string, { description?: string }>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description = '' }]) => ({
    ...{ name, description, isRequired: required.includes(name) },
  }));
}
