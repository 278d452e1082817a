/**
 * @generated SignedSource<<1e1c2dfd12bee137e30dcb1e42968380>>
 * @relayHash d8afe42e521a564795c1c64c1458c37c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c32caf7126163f80465ef90832add06a4678ea06693ccd93973f7c6367dc532

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SignupInfoPageQuery$variables = Record<PropertyKey, never>;
export type SignupInfoPageQuery$data = {
  readonly viewer: {
    readonly company: {
      readonly id: string;
      readonly " $fragmentSpreads": FragmentRefs<"CompanyForm_company">;
    } | null | undefined;
    readonly id: string;
  } | null | undefined;
};
export type SignupInfoPageQuery = {
  response: SignupInfoPageQuery$data;
  variables: SignupInfoPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "SignupInfoPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CompanyForm_company"
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "SignupInfoPageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
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
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "logoUrl",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "version",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "cacheID": "d8afe42e521a564795c1c64c1458c37c",
    "id": "5c32caf7126163f80465ef90832add06a4678ea06693ccd93973f7c6367dc532",
    "metadata": {},
    "name": "SignupInfoPageQuery",
    "operationKind": "query",
    "text": "query SignupInfoPageQuery {\n  viewer {\n    id\n    company {\n      id\n      ...CompanyForm_company\n    }\n  }\n}\n\nfragment CompanyForm_company on Company {\n  id\n  name\n  website\n  description\n  country\n  specialities\n  locations\n  logoUrl\n  version\n  ...NewerCompany_company\n}\n\nfragment NewerCompany_company on Company {\n  website\n  description\n  country\n  specialities\n  locations\n}\n"
  }
};
})();

(node as any).hash = "6f01c28515665044ee032635fd83b012";

export default node;
