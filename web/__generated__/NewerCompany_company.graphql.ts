/**
 * @generated SignedSource<<3a4b91359cfdb802cc610f7bbb177c86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NewerCompany_company$data = {
  readonly country: string;
  readonly description: string;
  readonly locations: ReadonlyArray<string>;
  readonly specialities: ReadonlyArray<string>;
  readonly website: string | null | undefined;
  readonly " $fragmentType": "NewerCompany_company";
};
export type NewerCompany_company$key = {
  readonly " $data"?: NewerCompany_company$data;
  readonly " $fragmentSpreads": FragmentRefs<"NewerCompany_company">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "NewerCompany_company",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "website",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "country",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "specialities",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "locations",
      "storageKey": null
    }
  ],
  "type": "Company",
  "abstractKey": null
};

(node as any).hash = "de488f366246d56ac9f0d10836cbd94c";

export default node;
