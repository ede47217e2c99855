/** Cities and countries that a search in plain words recognizes, with the spelling that the data uses. */
export const knownPlaces: readonly string[] = [
  ...[
    'Amsterdam',
    'Athens',
    'Atlanta',
    'Austin',
    'Bangalore',
    'Bangkok',
    'Barcelona',
    'Beijing',
    'Belgrade',
    'Bengaluru',
  ],
  ...['Berlin', 'Bogotá', 'Boston', 'Brussels', 'Bucharest', 'Budapest', 'Buenos Aires', 'Cairo', 'Cape Town'],
  ...['Chicago', 'Cologne', 'Copenhagen', 'Dallas', 'Delhi', 'Denver', 'Doha', 'Dubai', 'Dublin', 'Edinburgh'],
  ...['Gothenburg', 'Hamburg', 'Helsinki', 'Hong Kong', 'Houston', 'Istanbul', 'Jakarta', 'Johannesburg', 'Krakow'],
  ...['Lagos', 'Leeds', 'Lima', 'Lisbon', 'Ljubljana', 'London', 'Los Angeles', 'Lyon', 'Madrid', 'Manchester'],
  ...['Melbourne', 'Mexico City', 'Miami', 'Milan', 'Montreal', 'Mumbai', 'Munich', 'Nairobi', 'New York', 'Oslo'],
  ...['Paris', 'Porto', 'Portland', 'Prague', 'Reykjavik', 'Riga', 'Riyadh', 'Rome', 'Rotterdam', 'San Diego'],
  ...['San Francisco', 'Santiago', 'São Paulo', 'Seattle', 'Seoul', 'Shanghai', 'Singapore', 'Sofia', 'Stockholm'],
  ...['Sydney', 'Taipei', 'Tallinn', 'Tel Aviv', 'Tokyo', 'Toronto', 'Vancouver', 'Vienna', 'Vilnius', 'Warsaw'],
  ...['Washington', 'Wellington', 'Zurich', 'California', 'Massachusetts', 'Texas'],
];
