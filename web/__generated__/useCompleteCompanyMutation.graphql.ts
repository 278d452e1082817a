/**
 * @generated SignedSource<<de43ed6011e79f270fbc444237610226>>
 * @relayHash 434a0d1c6047ccafc0b900ab70e91d1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8e6b69e4f73aa0f1f022e95b53ee7fef237dd53501f6bc179787c6f61762b926

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CompleteCompanyInput = {
  clientMutationId?: string | null | undefined;
  country: string;
  description?: string | null | undefined;
  expectedVersion?: number | null | undefined;
  locations: ReadonlyArray<string>;
  logo?: File | null | undefined;
  specialities: ReadonlyArray<string>;
  website?: string | null | undefined;
};
export type useCompleteCompanyMutation$variables = {
  input: CompleteCompanyInput;
};
export type useCompleteCompanyMutation$data = {
  readonly completeCompany: {
    readonly company: {
      readonly id: string;
      readonly isComplete: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"CompanyForm_company">;
    } | null | undefined;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null | undefined;
      readonly message: string;
    }>;
  } | null | undefined;
};
export type useCompleteCompanyMutation = {
  response: useCompleteCompanyMutation$data;
  variables: useCompleteCompanyMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Problem",
  "kind": "LinkedField",
  "name": "errors",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "code",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "field",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isComplete",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useCompleteCompanyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CompleteCompanyPayload",
        "kind": "LinkedField",
        "name": "completeCompany",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useCompleteCompanyMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CompleteCompanyPayload",
        "kind": "LinkedField",
        "name": "completeCompany",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "Company",
            "kind": "LinkedField",
            "name": "company",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
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
    "cacheID": "434a0d1c6047ccafc0b900ab70e91d1a",
    "id": "8e6b69e4f73aa0f1f022e95b53ee7fef237dd53501f6bc179787c6f61762b926",
    "metadata": {},
    "name": "useCompleteCompanyMutation",
    "operationKind": "mutation",
    "text": "mutation useCompleteCompanyMutation(\n  $input: CompleteCompanyInput!\n) {\n  completeCompany(input: $input) {\n    errors {\n      code\n      message\n      field\n    }\n    company {\n      id\n      isComplete\n      ...CompanyForm_company\n    }\n  }\n}\n\nfragment CompanyForm_company on Company {\n  id\n  name\n  website\n  description\n  country\n  specialities\n  locations\n  logoUrl\n  version\n  ...NewerCompany_company\n}\n\nfragment NewerCompany_company on Company {\n  website\n  description\n  country\n  specialities\n  locations\n}\n"
  }
};
})();

(node as any).hash = "cf51b41e62da7056158e4c369a0c02e6";

export default node;
